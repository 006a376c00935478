/** The time that requests wait because the server has asked for it. */
class Hold {
  /** The length of the wait in seconds; 0: no wait. */
  seconds = $state(0);
  /** A promise that resolves when the wait ends. */
  over = Promise.resolve();

  begin(seconds: number): void {
    if (this.seconds) return;
    this.seconds = seconds;
    this.over = new Promise((over) =>
      setTimeout(() => {
        this.seconds = 0;
        over();
      }, seconds * 1000),
    );
  }
}

export const hold = new Hold();
