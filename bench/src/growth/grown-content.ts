import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Entry {
  id: number;
  attributes: Record<string, unknown>;
}

/** Lists that grow with a centre; what editors choose by hand (the menu, what is promoted) does not. */
const GROWING =
  /^\/api\/(?:search\/data|offers|events|tenants|tenants\/specialHours|tenants\/tenantCategories\/[^/]+)$/;
const MAX = 100_000;
/** The demo has few events for its size: of these a third more copies come. */
const EVENTS = 4 / 3;

/**
 * A content system whose centre is so many times as large as another's, in all languages: each entry of a list comes
 * with copies of its own names, ids and slugs; the rest passes through. @param upstream address of the other
 */
export async function startGrownContent(
  upstream: string,
  times: number,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', upstream);
    const chosen = url.searchParams.has('filters[isPromoted][$eq]');
    const grows = times > 1 && GROWING.test(url.pathname) && !chosen;
    const window = grows ? windowOf(url.searchParams) : undefined;
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !['host', 'connection', 'accept-encoding'].includes(name))
        headers[name] = value;
    const given = await fetch(url, { headers, redirect: 'manual' });
    const type = given.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(given.status, { 'content-type': type });
    if (!grows || given.status !== 200) return response.end(Buffer.from(await given.arrayBuffer()));
    const list = url.pathname.split('/').at(-1) ?? '';
    response.end(JSON.stringify(grown(await given.json(), list, window)));
  }

  /** @param name of the list where a body is one */
  function grown(
    body: Record<string, unknown>,
    name: string,
    window: { from: number; size: number } | undefined,
  ) {
    if (Array.isArray(body.data)) {
      const all = copied(body.data, name);
      const { from, size } = window ?? { from: 0, size: all.length };
      const pagination = {
        page: 1,
        pageSize: size,
        pageCount: Math.ceil(all.length / size),
        total: all.length,
      };
      return { ...body, data: all.slice(from, from + size), meta: { pagination } };
    }
    return Object.fromEntries(
      Object.entries(body).map(([list, value]) => [list, Array.isArray(value) ? copied(value, list) : value]),
    );
  }

  function copied(entries: readonly Entry[], list: string): Entry[] {
    const length = list === 'events' && times > 1 ? Math.ceil(times * EVENTS) : times;
    return Array.from({ length }, (_, turn) => turn).flatMap((turn) =>
      entries.map((entry) => (turn === 0 ? entry : copyOf(entry, turn))),
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What is asked for of a list; the other is asked for all of it. */
function windowOf(query: URLSearchParams): { from: number; size: number } | undefined {
  const [start, limit] = [query.get('offset') ?? query.get('start'), query.get('limit')];
  if (limit !== null && start !== null) {
    for (const name of ['offset', 'start', 'pagination[start]']) if (query.has(name)) query.set(name, '0');
    for (const name of ['limit', 'pagination[limit]']) if (query.has(name)) query.set(name, '1000');
    return { from: Number(start), size: Number(limit) };
  }
  const [page, size] = [query.get('pagination[page]'), query.get('pagination[pageSize]')];
  if (size === null) return undefined;
  query.set('pagination[page]', '1');
  query.set('pagination[pageSize]', '1000');
  return { from: (Number(page ?? 1) - 1) * Number(size), size: Number(size) };
}

function copyOf({ id, attributes }: Entry, turn: number): Entry {
  const { name, slug } = attributes;
  return {
    id: id + turn * MAX,
    attributes: {
      ...attributes,
      ...(typeof name === 'string' && { name: `${name} ${turn}` }),
      ...(typeof slug === 'string' && { slug: `${slug}-${turn}` }),
    },
  };
}
