import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** The browser's offer to install the site; only some make it. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

/** The state of working without a network. */
export const offline = $state({
  /**
   * `insecure`: browsers keep pages only from https addresses and from this machine; `impossible`: this browser cannot keep pages;
   * `preparing`: the client is being kept; `partly`: it is kept, but not all there is to read in the reader's language; `ready`: that, too;
   * `failed`: keeping it has failed this time.
   */
  state: 'preparing' as 'insecure' | 'impossible' | 'preparing' | 'partly' | 'ready' | 'failed',
  /** Whether there is a newer client than this page; it is used when the page is opened again. */
  renewed: false,
  /** The browser's offer to put the site on the home screen, if it makes one. */
  offer: null as Offer | null,
});

/** Lets the service worker keep the client. Call once, when the page has loaded what it shows. */
export function keepClient(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offline.offer = event as Offer;
  });
  addEventListener('appinstalled', () => (offline.offer = null));
  // A part of the client is missing; perhaps the server has a newer client.
  addEventListener('vite:preloadError', () => void lookForNewer().catch(() => undefined));
  if (!window.isSecureContext) {
    offline.state = 'insecure';
    void fetchParts().catch(() => undefined);
  } else if (!('serviceWorker' in navigator)) offline.state = 'impossible';
  else if (import.meta.env.PROD) register(navigator.serviceWorker).catch(() => (offline.state = 'failed'));
}

/**
 * Fetches all parts of the pages into the browser's cache, where no service worker keeps them: what a table wants later, such as cards to choose from,
 * must not wait for a connection that has died meanwhile.
 */
async function fetchParts(): Promise<void> {
  for (const part of (await (await fetch('parts.json')).json()) as string[]) await fetch(part, { priority: 'low' });
}

/** The script that this page loaded first; it has another name in each client. */
function entry(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}

async function lookForNewer(): Promise<void> {
  const page = await fetch('./');
  if (page.ok && !(await page.text()).includes(entry())) offline.renewed = true;
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', (event: MessageEvent<{ entry: string }>) => {
    offline.renewed = event.data.entry !== entry();
    void keepReading(workers, settings.language);
  });
  const registration = await workers.register('sw.js');
  const first = registration.active ? null : (registration.installing ?? registration.waiting);
  first?.addEventListener('statechange', () => {
    if (first.state === 'redundant') offline.state = 'failed';
  });
  const again = (): void => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    if (offline.state !== 'ready') void keepReading(workers, settings.language);
  };
  document.addEventListener('visibilitychange', again);
  addEventListener('online', again);
  await workers.ready;
  $effect.root(() => {
    $effect(() => {
      const { language } = settings;
      void untrack(() => keepReading(workers, language));
    });
  });
}

/** Milliseconds after which what could not be kept is asked for again. */
const AGAIN = 5000;

/** How often the service worker was asked; only its last answer counts, since what was asked without a network may fail when there is one again. */
let asked = 0;

/** Lets the service worker keep what there is to read in a language; pages work without a network once that is there, too. */
async function keepReading(workers: ServiceWorkerContainer, language: string): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const mine = ++asked;
  if (offline.state !== 'partly') offline.state = 'preparing';
  port1.onmessage = ({ data }: MessageEvent<boolean>) => {
    if (mine !== asked) return;
    offline.state = data ? 'ready' : 'partly';
    // A network is announced before it carries anything.
    if (!data && navigator.onLine) setTimeout(() => mine === asked && void keepReading(workers, language), AGAIN);
  };
  (await workers.ready).active?.postMessage({ language }, [port2]);
}
