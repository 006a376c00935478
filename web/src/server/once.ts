/** What is fetched only once for each key. What could not be had is fetched anew. */
export class Once<T> {
  private readonly found = new Map<string, Promise<T>>();

  of(key: string, fetch: () => Promise<T>): Promise<T> {
    const found = this.found.get(key) ?? fetch();
    this.found.set(key, found);
    found.catch(() => this.found.delete(key));
    return found;
  }
}
