import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { type DeskCall, dataOf, desk } from '../../content/desk-calls.ts';
import { test } from '../../content/own-centre.ts';
import { sharedStaff, sharedToken } from '../../content/staff.ts';
import { blackPng } from '../../forms/png.ts';

interface Route {
  method: string;
  path: string;
}

const STRAPI = join(import.meta.dirname, '../../../content/node_modules/@strapi');

/**
 * Strapi's own tables of what the admin may call, whatever a release adds to them. Without those of logins
 * (`authentication`), of the admin's page (`serve-admin-panel`), and of what plugins answer websites with: the admin's
 * own table of that name, `content-api`, is about it.
 */
const TABLES = globSync('*/dist/{,ee/}server/**/routes/*.js', { cwd: STRAPI }).filter(
  (file) =>
    !/(?:index|utils|authentication|serve-admin-panel)\.js$/.test(file) &&
    !/^(?!admin\/).*content-api\.js$/.test(file),
);

/** Under which the admin calls the tables of a package. */
const prefixOf = (file: string): string => `/${file.split('/')[0]}`;

/** Types of which an editor changes nothing: site settings, and what somebody else looks after. */
const NOT_THEIRS = ['api::location.location', 'api::script.script'];

/** What an editor may ask, of all that changes nothing of the centre's. */
const ALLOWED = [
  /^GET \/admin\/(?:init|project-type|information|plugins|telemetry-properties|guided-tour-meta|license-limit-information|license-trial-time-left|users\/me|homepage\/|permissions)/,
  /^GET \/content-manager\/(?!(?:collection|single)-types\/api::script)/,
  /^GET \/i18n\//,
  /^GET \/upload\//,
  /^GET \/content-type-builder\/(?:reserved-names|schema|content-types|components)/,
  // Uploading, replacing, words about pictures; deleting nothing. A switch of a part of Strapi that is not there.
  /^(?:POST|PUT) \/upload\/(?!settings$)/,
  /^PUT \/i18n\/settings$/,
  // Their own name, language and first page; what they may do.
  /^PUT \/admin\/(?:users\/me|homepage\/layout)$/,
  /^POST \/admin\/permissions\/check$/,
  // What forms ask besides.
  /^POST \/content-manager\/uid\//,
  /^POST \/content-manager\/collection-types\/api::location\.location\/actions\/bulkFindForValidation$/,
  /^POST \/i18n\/content-manager\/actions\/get-non-localized-fields$/,
];

/** What is said to whom a thing is not open: that alone, not that the question was wrong. */
const REFUSED = new Set([401, 403, 404, 405]);

/** The table that a module of Strapi's exports, however it wraps it. */
function tableIn(loaded: object): Route[] {
  if (Array.isArray(loaded)) return loaded;
  const [first] = Object.values(loaded);
  return tableIn('routes' in loaded ? (loaded.routes as object) : first);
}

const require = createRequire(join(STRAPI, 'package.json'));

/** What a file of Strapi's lets the admin call, with the whole address. */
function routesOf(file: string): Route[] {
  const table = tableIn(require(join(STRAPI, file)) as object);
  return table.map(({ method, path }) => ({ method, path: prefixOf(file) + path }));
}

/** Lists of an administrator's, whose entries a number behind the same address names. */
const NUMBERED = ['/admin/users', '/admin/roles', '/i18n/locales'];

/** A picture of the editor's own that nothing shows: only their role keeps them from deleting it. @returns its number */
async function ownPicture(editor: DeskCall): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(blackPng(20, 20))], { type: 'image/png' }), 'wlasne.png');
  const { body } = await editor('POST', '/upload', form);
  const [file] = body as { id: number }[];
  if (!file) throw new Error('the upload was not answered with a file');
  return String(file.id);
}

/** What stands for the parameter behind an address: something that is there, wherever there is something of its kind. */
async function thingsThere(admin: DeskCall, editor: DeskCall): Promise<(before: string) => string> {
  const picture = await ownPicture(editor);
  const [floor] = await (await sharedStaff()).rows('location');
  if (!floor) throw new Error('the demo has no floor');
  const known = new Map([['/upload/files', picture]]);
  for (const list of NUMBERED) {
    const { body } = await admin('GET', list);
    const [, id] = /"id":(\d+)/.exec(JSON.stringify(body)) ?? [];
    if (!id) throw new Error(`${list} lists nothing`);
    known.set(list, id);
  }
  return (before) =>
    known.get(before) ?? (/^\/(?:content-manager|i18n)\/.*\//.test(before) ? floor.documentId : '1');
}

const CONTENT_TYPE = /^(?:model|uid|contentType)$/;

/** The address of a route, about a type that is not theirs where it names one. */
function addressOf(path: string, model: string, thing: (before: string) => string): string {
  let address = '';
  for (const part of path.split('/').slice(1)) {
    const [, name] = /^:(\w+)$/.exec(part) ?? [];
    address += `/${name === undefined ? part : CONTENT_TYPE.test(name) ? model : thing(address)}`;
  }
  return address;
}

test('an editor reaches nothing of the admin beyond content, whatever is asked', async () => {
  test.setTimeout(scaled(90_000));
  const token = await sharedToken('editor');
  const admin = desk(await sharedToken('admin'));
  const thing = await thingsThere(admin, desk(token));
  const calls = TABLES.flatMap(routesOf)
    // Their own door and sessions: other tests go on with them.
    .filter(({ path }) => !/logout|login|refresh|access-token|register|password|sessions/.test(path))
    .flatMap(({ method, path }) =>
      (/:model|:uid|:contentType/.test(path) ? NOT_THEIRS : ['']).map((model) => ({
        method,
        path: addressOf(path, model, thing),
      })),
    );
  const reached: string[] = [];
  const ask = async ({ method, path }: Route) => {
    const response = await fetch(contentUrl() + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
      redirect: 'manual',
    });
    await response.body?.cancel();
    const call = `${method} ${path}`;
    // What is not registered, as those of a licence, is answered by the admin's page.
    const isPage = method === 'GET' && response.headers.get('content-type')?.startsWith('text/html');
    const isRefused = REFUSED.has(response.status) || isPage;
    if (!isRefused && !ALLOWED.some((allowed) => allowed.test(call)))
      reached.push(`${response.status} ${call}`);
  };
  try {
    for (let at = 0; at < calls.length; at += 8) await Promise.all(calls.slice(at, at + 8).map(ask));
  } finally {
    await admin('DELETE', `/upload/files/${thing('/upload/files')}`);
  }
  expect(reached).toEqual([]);
  expect(calls.map(({ path }) => path)).toContain('/admin/content-api/routes');
  expect(calls.length).toBeGreaterThan(100);
});

test('an editor deletes nothing for good, of what is theirs to edit either', async () => {
  const admin = desk(await sharedToken('admin'));
  const editor = desk(await sharedToken('editor'));
  const offers = '/content-manager/collection-types/api::offer.offer';
  const made = await editor('POST', `${offers}?locale=pl-PL`, {
    name: 'Oferta redakcji',
    slug: 'oferta-redakcji',
    startDate: '2030-12-07',
  });
  expect(made.status).toBe(201);
  const { documentId } = (made.body as { data: { documentId: string } }).data;
  try {
    expect((await editor('DELETE', `${offers}/${documentId}`)).status).toBe(403);
    expect((await editor('DELETE', `${offers}/${documentId}?locale=pl-PL`)).status).toBe(403);
    const bulk = { documentIds: [documentId] };
    expect((await editor('POST', `${offers}/actions/bulkDelete`, bulk)).status).toBe(403);
    expect((await editor('GET', `${offers}/${documentId}?locale=pl-PL`)).status).toBe(200);
  } finally {
    await admin('DELETE', `${offers}/${documentId}`);
  }
});

test('an editor has nothing fetched from the machine or the network of the content system', async () => {
  let asked = 0;
  const inside = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end(blackPng(8, 8));
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  try {
    // Strapi's own look lets the first one through.
    const urls = ['0.0.0.0', '127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}/a.png`);
    const response = await fetch(`${contentUrl()}/upload/actions/upload-from-urls`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await sharedToken('editor')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ urls }),
    });
    const said = await response.text();
    expect(said.match(/event: file:error/g)).toHaveLength(urls.length);
    expect(said).toContain('This address is not a public one');
    expect(asked).toBe(0);
  } finally {
    inside.close();
  }
});

interface Permission {
  action: string;
  subject: string | null;
  properties: object;
  conditions: string[];
}

test('a right that is taken from a role ends with the next call, and one that is given begins', async () => {
  const admin = desk(await sharedToken('admin'));
  const editor = desk(await sharedToken('editor'));
  const offers = '/content-manager/collection-types/api::offer.offer';
  const me = dataOf<{ roles: { id: number }[] }>(await editor('GET', '/admin/users/me'), 'the editor');
  const permissions = `/admin/roles/${me.roles[0]?.id}/permissions`;
  const all = dataOf<Permission[]>(await admin('GET', permissions), 'the rights of the role').map(
    ({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }),
  );
  const give = async (given: Permission[]) =>
    dataOf(await admin('PUT', permissions, { permissions: given }), 'giving rights');
  expect((await editor('GET', offers)).status).toBe(200);
  try {
    await give(
      all.filter(
        ({ action, subject }) =>
          action !== 'plugin::content-manager.explorer.read' || subject !== 'api::offer.offer',
      ),
    );
    expect((await editor('GET', offers)).status).toBe(403);
  } finally {
    await give(all);
  }
  expect((await editor('GET', offers)).status).toBe(200);
});
