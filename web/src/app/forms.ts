/** Readers of what was stored in the browser: nothing that comes out of storage is trusted. */

/** Returns a value of the expected form; undefined if it has another form. */
export type Reader<T> = (value: unknown) => T | undefined;

/** A reader for every part of an object. */
type Readers<T> = { [Key in keyof T]: Reader<T[Key]> };

/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? Exclude<T, undefined> : never;

const object: Reader<Record<string, unknown>> = (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined);

/** Any value. */
export const anything: Reader<unknown> = (value) => value;

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const truth: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A whole number, at least 0. */
export const count: Reader<number> = (value) => (Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined);

export function oneOf<const T>(values: readonly T[]): Reader<T> {
  return (value) => values.find((one) => one === value);
}

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** A value of this form, or `other` in place of one that has another form. */
export function or<T, const U>(read: Reader<T>, other: U): (value: unknown) => T | U {
  return (value) => read(value) ?? other;
}

/** A value of one of these forms. */
export function either<T>(...forms: readonly Reader<T>[]): Reader<T> {
  return (value) => forms.map((read) => read(value)).find((found) => found !== undefined);
}

/** Only values for which this is true. */
export function where<T>(read: Reader<T>, is: (value: T) => boolean): Reader<T> {
  return (value) => {
    const found = read(value);
    return found !== undefined && is(found) ? found : undefined;
  };
}

/** A list whose members all have this form. */
export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const found = some(read)(value);
    return Array.isArray(value) && found.length === value.length ? found : undefined;
  };
}

/** The members of a list that have this form. */
export function some<T>(read: Reader<T>): (value: unknown) => T[] {
  return (value) => (Array.isArray(value) ? value.map(read).filter((one) => one !== undefined) : []);
}

/** The entries of an object whose values have this form. */
export function entries<T>(read: Reader<T>): (value: unknown) => Record<string, T> {
  return (value) => Object.fromEntries(Object.entries(object(value) ?? {}).flatMap(([key, one]) => some(read)([one]).map((found) => [key, found])));
}

/** An object with these parts and any of `more`; whatever else it has is left out. */
export function form<T extends object, More extends object = object>(parts: Readers<T>, more?: Readers<More>): Reader<T & Partial<More>> {
  const readAll = (given: Record<string, unknown>, readers: object): [string, unknown][] =>
    Object.entries<Reader<unknown>>(readers as Record<string, Reader<unknown>>).map(([key, read]) => [key, read(given[key])]);
  return (value) => {
    const given = object(value);
    const found = given && readAll(given, parts);
    if (!found || found.some(([, one]) => one === undefined)) return undefined;
    const others = readAll(given, more ?? {}).filter(([, one]) => one !== undefined);
    return Object.fromEntries([...found, ...others]) as T & Partial<More>;
  };
}
