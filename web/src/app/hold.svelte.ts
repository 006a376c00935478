/** The time that the server has asked for. */
class Hold {
  /** How many seconds it is; 0: there is none. */
  seconds = $state(0);
  /** Its end. */
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
