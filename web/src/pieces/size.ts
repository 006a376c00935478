/** A component's `size` as a CSS length: numbers are pixels. */
export function length(size: number | string): string {
  return typeof size === 'number' ? `${size}px` : size;
}
