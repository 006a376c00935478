import { ApiError, json, post, request } from './api';
import type { OpenedPolling, Poll, Polled, Refused } from './protocol';
import { BROKEN, type Wire } from './socket';

/** How many messages a request carries at most. */
const MAX_MESSAGES = 8;
/** A wire made of requests, for where no WebSocket gets through: one waits for messages, another takes ours to the server. */
export class PolledWire implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  private address = '';
  private received = 0;
  private sent = 0;
  private unsent: string[] = [];
  private sending = false;
  private over = false;

  constructor(path: string) {
    void this.run(path);
  }

  send(text: string): void {
    if (!this.address) throw new Error('This wire is not open yet.');
    this.unsent.push(text);
    if (!this.sending) void this.flush();
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    if (this.address) request(this.address, { method: 'DELETE' }).catch(() => undefined);
  }

  private async run(path: string): Promise<void> {
    try {
      const { id } = await json<OpenedPolling>(path, { method: 'POST' });
      this.address = `${path}/${id}`;
      if (!this.over) this.onopen?.();
      while (!this.over) {
        const { messages, closed } = await this.poll({ received: this.received });
        this.received += messages.length;
        for (const data of messages) if (!this.over) this.onmessage?.({ data });
        if (closed !== null) this.end(closed);
      }
    } catch (error) {
      this.fail(error);
    }
  }

  /** Sends the waiting messages, one request after another, so that they arrive in order. */
  private async flush(): Promise<void> {
    this.sending = true;
    try {
      while (this.unsent.length > 0 && !this.over) {
        const messages = this.unsent.slice(0, MAX_MESSAGES);
        await this.poll({ sent: this.sent, messages });
        this.sent += messages.length;
        this.unsent = this.unsent.slice(messages.length);
      }
    } catch (error) {
      this.fail(error);
    }
    this.sending = false;
  }

  private poll(body: Poll): Promise<Polled> {
    return json<Polled>(this.address, post(body));
  }

  /** Tells why the connection is refused, as a WebSocket would. */
  private fail(error: unknown): void {
    if (!this.address && !this.over && error instanceof ApiError && error.status >= 400 && error.status < 500) {
      const refused: Refused = { type: 'refused', tag: null, error: error.problem, rule: null, wait: error.wait };
      this.onmessage?.({ data: JSON.stringify(refused) });
    }
    this.end(BROKEN);
  }

  private end(code: number): void {
    if (this.over) return;
    this.over = true;
    this.onclose?.({ code });
  }
}
