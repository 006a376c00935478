import { api } from './api';
import { BROKEN, type Wire } from './socket';

/** A wire whose code is loaded first, since few pages need it. */
function laterWire(load: () => Promise<Wire>): Wire {
  let made: Wire | null = null;
  let closed = false;
  const wire: Wire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send(text) {
      if (!made) throw new Error('This wire is not open yet.');
      made.send(text);
    },
    close() {
      closed = true;
      made?.close();
    },
  };
  load().then(
    (found) => {
      if (closed) return found.close();
      made = found;
      made.onopen = () => wire.onopen?.();
      made.onclose = (event) => wire.onclose?.(event);
      made.onmessage = (event) => wire.onmessage?.(event);
    },
    () => wire.onclose?.({ code: BROKEN }),
  );
  return wire;
}

/** Makes a wire to a table: a WebSocket, or one that requests carry. */
export function tableWire(id: string, polled: boolean): Wire {
  if (polled) return laterWire(async () => new (await import('./polled')).PolledWire(api.pollingPath(id)));
  const address = new URL(api.socketPath(id), document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address) as unknown as Wire;
}
