/** A component's `size` as a CSS length: numbers are pixels. */
export function length(size: number | string): string {
  return typeof size === 'number' ? `${size}px` : size;
}

/** The style of a square drawing of this size. */
export function square(size: number | string): string {
  return `width: ${length(size)}; height: ${length(size)};`;
}
