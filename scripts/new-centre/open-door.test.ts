import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDoor, ownDataDir, type Sending } from './open-door.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'doors-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A data folder whose content system has this token. */
function dataDir(name: string, token: string): string {
  mkdirSync(join(directory, name, 'content'), { recursive: true });
  writeFileSync(join(directory, name, 'content', 'import-token'), `${token}\n`);
  return join(directory, name);
}

const sending = (dataDirs: readonly string[], more: Partial<Sending> = {}): Sending => ({
  command: 'npm run new-centre --',
  folder: 'centres/dunes',
  centre: 'kopos',
  url: 'http://content.example',
  dataDirs,
  intoExisting: false,
  addresses: {},
  ...more,
});

/** A content system with this token, which answers whoever shows it. */
function contentSystem(token: string, status: number, body: object = {}) {
  const asked: unknown[] = [];
  const ask: typeof fetch = async (_, init) => {
    if (new Headers(init?.headers).get('authorization') !== `Bearer ${token}`)
      return Response.json({}, { status: 401 });
    asked.push(JSON.parse(String(init?.body)));
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  };
  return { ask, asked };
}

describe('a centre that is to be sent', () => {
  it('has a folder of data of its own, named after its folder', () => {
    expect(ownDataDir('/home/anna/My Centre')).toBe('.data-my-centre');
    expect(ownDataDir('centres/dunes/')).toBe('.data-dunes');
    expect(ownDataDir('other/dunes', '.data')).toBe('.data-dunes');
    expect(ownDataDir('other/dunes', '.data-dunes')).toBe('.data-dunes-2');
  });

  it('goes to the content system whose token one of the folders has', async () => {
    const { ask, asked } = contentSystem('b', 204);
    const dirs = [join(directory, 'none'), dataDir('own', 'a'), dataDir('running', 'b')];
    await openDoor(sending(dirs, { intoExisting: true }), ask);
    expect(asked).toEqual([{ centre: 'kopos', intoExisting: true }]);
  });

  it('is not sent where something else is, with both ways out', async () => {
    const { ask } = contentSystem('b', 409, { error: 'Galeria is there.' });
    const demo = dataDir('demo', 'b');
    const freePorts = { website: 3100, content: 1437 };
    await expect(openDoor(sending([demo], { freePorts }), ask)).rejects.toThrow(
      `Nothing was sent to http://content.example (DATA_DIR=${demo}). Galeria is there.

For a database of its own:
  PORT=3100 CONTENT_PORT=1437 DATA_DIR=.data-dunes npm run new-centre -- centres/dunes
To write over what is there, with the shops of this folder beside those that it has:
  DATA_DIR=${demo} npm run new-centre -- centres/dunes --into-existing`,
    );
  });

  it('is said with a folder that a shell can read', async () => {
    const own = dataDir('own', 'b');
    const { ask } = contentSystem('b', 409, { error: 'Elm is there.' });
    await expect(openDoor(sending([own], { folder: 'My Oak' }), ask)).rejects.toThrow(
      'DATA_DIR=.data-my-oak npm run new-centre -- "My Oak"\n',
    );
  });

  it('is said with the addresses that were said', async () => {
    const own = dataDir('own', 'b');
    const { ask } = contentSystem('b', 409, { error: 'Elm is there.' });
    const addresses = { HOST: '0.0.0.0', PORT: '3200', CONTENT_PORT: '1500' };
    const freePorts = { website: 3300, content: 1600 };
    const refused = (more: Partial<Sending>) => openDoor(sending([own], { addresses, ...more }), ask);
    const again = `HOST=0.0.0.0 PORT=3200 CONTENT_PORT=1500 DATA_DIR=${own} npm run new-centre -- centres/dunes --into-existing`;
    await expect(refused({ freePorts })).rejects.toThrow(again);
    await expect(refused({ freePorts })).rejects.toThrow(
      '  HOST=0.0.0.0 PORT=3300 CONTENT_PORT=1600 DATA_DIR=.data-dunes npm run',
    );
    await expect(refused({})).rejects.toThrow(
      '  HOST=0.0.0.0 PORT=3200 CONTENT_PORT=1500 DATA_DIR=.data-dunes',
    );
  });

  it('is told how it is sent from where it was', async () => {
    const own = dataDir('own', 'b');
    const { ask } = contentSystem('b', 409, { error: 'Elm is there.' });
    await expect(openDoor(sending([own], { command: './make-centre' }), ask)).rejects.toThrow(
      'DATA_DIR=.data-dunes ./make-centre centres/dunes\n',
    );
  });

  it('is not sent to a content system over other data', async () => {
    const { ask, asked } = contentSystem('c', 204);
    const dirs = [dataDir('own', 'a'), join(directory, 'none')];
    await expect(openDoor(sending(dirs), ask)).rejects.toThrow(
      `Nothing was sent: http://content.example answers, but not with the data of ${dirs.join(' or ')}.`,
    );
    expect(asked).toEqual([]);
  });
});
