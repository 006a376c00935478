/** Reads what was kept in the browser; nothing is trusted, since it may be damaged. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function number(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number' && Number.isInteger(one)) : [];
}

/** The numbers of a mapping, all at least 0. */
export function counts(value: unknown): Record<string, number> {
  const found: Record<string, number> = {};
  if (isObject(value)) for (const [key, one] of Object.entries(value)) if (number(one) > 0) found[key] = number(one);
  return found;
}
