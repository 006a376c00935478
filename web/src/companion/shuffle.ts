/** A random number from 0 up to, but not including, `limit`, all equally likely. */
export function below(limit: number): number {
  const most = 2 ** 32 - (2 ** 32 % limit);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] as number) >= most);
  return (drawn[0] as number) % limit;
}

/** The same things in random order. */
export function shuffled<T>(things: readonly T[]): T[] {
  const pile = [...things];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
  }
  return pile;
}
