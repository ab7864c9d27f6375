// The service worker of the wayfinder's screen, and of no other page: it keeps the wayfinder going for a day and more
// without a network. Pages come from the network while there is one; files whose name is their content, from the store.
const STORE = 'wayfinder-1';
/** A network that is slower than this is none. */
const PATIENCE_MS = 4_000;
/** What is kept is fetched anew after this long. */
const KEPT_MS = 6 * 3_600_000;
const MAX_PAGES = 2_000;
const PAUSE_MS = 60;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== STORE && name.startsWith('wayfinder-'))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (isPage(url)) event.respondWith(page(request));
  else event.respondWith(file(request, url));
});

self.addEventListener('message', ({ data, waitUntil }) => {
  if (!data || typeof data.keep !== 'string') return;
  const others = Array.isArray(data.others) ? data.others.filter((one) => typeof one === 'string') : [];
  const done = keepAll(data.keep, others);
  if (waitUntil) done.catch(() => undefined);
});

function isPage(url) {
  return /^(?:\/[\w-]+)?\/wayfinder$/.test(url.pathname);
}

/** Redirects and refusals are not kept. */
async function put(request, response) {
  if (response.ok && !response.redirected) await (await caches.open(STORE)).put(request, response.clone());
  return response;
}

async function kept(request) {
  return (await caches.open(STORE)).match(request, { ignoreVary: true });
}

async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500) return await put(request.url, answer);
    return (await kept(request.url)) ?? answer;
  } catch {
    const url = new URL(request.url);
    return (await kept(url.href)) ?? (await kept(url.origin + url.pathname)) ?? Response.error();
  }
}

async function file(request, url) {
  const known = await kept(request.url);
  if (known && url.pathname.startsWith('/_astro/')) return known;
  try {
    return await put(request.url, await fetch(request));
  } catch {
    return known ?? Response.error();
  }
}

let keeping = false;

/** The start and every page that it leads to, in this language; of the other languages the start and its shops. */
async function keepAll(start, others) {
  if (keeping) return;
  keeping = true;
  try {
    const seen = new Set();
    const first = await keepOne(start, seen);
    for (const href of first) {
      const next = await keepOne(href, seen);
      // The other floors of a way, and the way without steps.
      for (const one of next.filter((each) => /[?&]store=/.test(each))) await keepOne(one, seen);
    }
    for (const other of others) for (const href of await keepOne(other, seen)) await keepOne(href, seen);
  } finally {
    keeping = false;
  }
}

/** Keeps a page and what it needs; answers with the wayfinder's pages that it links to. */
async function keepOne(href, seen) {
  if (seen.has(href) || seen.size >= MAX_PAGES) return [];
  seen.add(href);
  const known = await kept(href);
  const age = known ? Date.now() - Date.parse(known.headers.get('date') ?? '') : Number.POSITIVE_INFINITY;
  let answer = known;
  if (!(age < KEPT_MS)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await fetch(href).then(
      (fresh) => put(href, fresh),
      () => known,
    );
  }
  if (!answer) return [];
  const html = await answer.clone().text();
  for (const [, asset] of html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)) {
    if (!(await kept(new URL(asset, href).href))) await keepFile(new URL(asset, href).href);
  }
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, link]) => new URL(link.replaceAll('&amp;', '&'), href))
    .filter((url) => url.origin === location.origin && isPage(url) && url.pathname === new URL(href).pathname)
    .map((url) => url.href);
}

async function keepFile(href) {
  const answer = await fetch(href).catch(() => null);
  if (!answer) return;
  await put(href, answer.clone());
  // What a script or a style sheet asks for in turn: chunks and fonts.
  if (!/\.(?:js|css)$/.test(href)) return;
  for (const [, name] of (await answer.text()).matchAll(
    /["'(](?:\.\/|\/_astro\/)([\w.-]+\.(?:js|css|woff2|svg))/g,
  )) {
    const next = new URL(`/_astro/${name}`, href).href;
    if (!(await kept(next))) await keepFile(next);
  }
}
