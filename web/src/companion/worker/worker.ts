/**
 * Makes the client work without a network: this file is the service worker `sw.js`, built by `worker-plugin.ts`. All paths are relative to it,
 * since the site may lie under a path of its host.
 *
 * It keeps all files of one build in one cache, with the components of every game. Pages and components come from the server while it answers, so that a
 * page always fits the server it talks to; files with a hash in their name come from a cache wherever it has them. A new build takes over at once, but the
 * one before stays kept: a page that is still open loads the rest of its own build from there, and shows the new one when it is opened again. Rules and
 * components are kept in the languages that pages ask for. Nothing of tables and players is ever kept.
 *
 * It also shows reminders that are pushed to this browser.
 */

/** Inserted by the build. */
declare const BUILD: {
  /** A hash of everything below and of the facts. */
  version: string;
  /** The script that the page loads first. */
  entry: string;
  /** All files of the client, as paths; `./` is the page. */
  files: string[];
  /** The addresses of the list of games and of their components in every language. */
  data: string[];
};

const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHES = 'noctuary-';
const OWN = CACHES + BUILD.version;
const FILES = new Set(BUILD.files);
/** Data that are the same for everybody: the list of games and the components of each. */
const DATA = /^api\/games(\/[a-z0-9-]+\/(components|rules|search|facts|reference|campaign|words))?$/;
/** What is read of each game beside its components. */
const READ = ['rules', 'reference', 'search'];
/** The path of the site. */
const ROOT = new URL('./', worker.location.href).pathname;
/** Milliseconds after which the kept copy is shown instead of waiting for the server. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || path === null) return;
  if (request.mode === 'navigate') {
    if (path === '' || path === 'index.html') event.respondWith(fromServer(request, './'));
  } else if (DATA.test(path)) event.respondWith(fromServer(request, request.url));
  else if (isLasting(path)) event.respondWith(fromCache(request));
  else if (FILES.has(path)) event.respondWith(fromServer(request, path));
});

worker.addEventListener('message', (event) => {
  const { language } = event.data as { language: string };
  event.waitUntil(keepReading(language).then(() => true, () => false).then((kept) => event.ports[0]?.postMessage(kept)));
});

worker.addEventListener('push', (event) => {
  const { title, body, page, tag } = event.data?.json() as Record<'title' | 'body' | 'page' | 'tag', string>;
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: page, icon: 'icons/192.png' }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data as string, new URL('./', worker.location.href)).href));
});

/** Shows the window that has an address, or opens one. */
async function open(address: string): Promise<void> {
  const there = (await worker.clients.matchAll({ type: 'window' })).find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

/** The path within the site to which a request goes; null: it goes elsewhere. */
function pathOf({ url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  return origin === worker.location.origin && pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : null;
}

/** Whether the name of a file changes with its content. */
function isLasting(path: string): boolean {
  return path.startsWith('assets/');
}

/** Keeps all files, or fails: half a build is useless. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  const all = Promise.all(
    [...BUILD.files, ...BUILD.data].map(async (path) => {
      const known = isLasting(path) ? await caches.match(path) : undefined;
      const answer = known ?? (await fetch(path, { cache: isLasting(path) ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (path === './' && !(await answer.clone().text()).includes(BUILD.entry)) throw new Error('The page is of another build.');
      await cache.put(path, answer);
    }),
  );
  try {
    await all;
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

/** Keeps what the companion's pages link to, rules and components, in a language; fails if some of it cannot be had. */
async function keepReading(language: string): Promise<void> {
  const cache = await caches.open(OWN);
  const components = BUILD.data.filter((path) => path.endsWith(`=${language}`));
  const paths = components.flatMap((path) => READ.map((part) => path.replace('components', part)));
  for (const path of paths) if (!(await cache.match(path))) await cache.add(new Request(path, { cache: 'no-cache' }));
}

/** Serves all pages from now on and deletes the builds before the last one. */
async function takeOver(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== OWN);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage({ entry: BUILD.entry });
}

/** The server's answer, or the copy kept under `key` if it does not answer in time. */
async function fromServer(request: Request, key: string): Promise<Response> {
  const answer = fetch(request).then(async (response) => {
    if (response.ok && DATA.test(pathOf(request) ?? '')) await (await caches.open(OWN)).put(key, response.clone());
    return response;
  });
  const kept = await keptUnder(key);
  if (!kept) return answer;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([answer.then((response) => (response.status >= 500 ? kept : response)), late]).catch(() => kept);
}

async function fromCache(request: Request): Promise<Response> {
  return (await keptUnder(request.url)) ?? fetch(request);
}

/** The copy in this build's cache, otherwise in that of the build before. */
async function keptUnder(key: string): Promise<Response | undefined> {
  return (await (await caches.open(OWN)).match(key)) ?? caches.match(key);
}
