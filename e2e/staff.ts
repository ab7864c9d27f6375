import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_URL } from './content-calls.ts';

/** What the staff see of a content system, asked for as they are. Works on every database. */
export interface Staff {
  /** Rows of a content type whose fields are these; at most 100. */
  rows(type: string, where?: Record<string, string>): Promise<Row[]>;
  /** How many there are. */
  count(type: string, where?: Record<string, string>): Promise<number>;
  /** Deliveries that wait or are being tried, and dead letters. */
  outbox(): Promise<{ waiting: number; dead: number }>;
  /** The file of all submissions of a kind, as it is saved. */
  csv(kind: string): Promise<string>;
  /** The photos of a submission, as files. */
  photos(documentId: string): Promise<{ mime: string; bytes: Buffer }[]>;
}

export interface Row extends Record<string, unknown> {
  documentId: string;
}

/** Signs in as the demo's editor. */
export async function signInAsStaff(content: string): Promise<Staff> {
  return staffOf(content, await login(content));
}

/** A token of the admin is good for half an hour. */
const TOKEN_MS = 20 * 60_000;

/**
 * The staff of the content system under test. It lets nobody sign in often, so all processes of a run share a token.
 */
export async function sharedStaff(): Promise<Staff> {
  const file = join(process.env.TEST_DATA_DIR ?? tmpdir(), 'staff-token');
  const kept = statSync(file, { throwIfNoEntry: false });
  if (kept && Date.now() - kept.mtimeMs < TOKEN_MS) return staffOf(CONTENT_URL, readFileSync(file, 'utf8'));
  const token = await login(CONTENT_URL);
  writeFileSync(`${file}.${process.pid}`, token, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return staffOf(CONTENT_URL, token);
}

async function login(content: string): Promise<string> {
  const response = await fetch(`${content}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'editor@borealis.example',
      password: process.env.DEMO_PASSWORD ?? 'Borealis2026',
    }),
  });
  if (!response.ok) throw new Error(`Signing in to ${content} was answered ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

function staffOf(content: string, token: string): Staff {
  async function ask(path: string): Promise<Response> {
    const answer = await fetch(content + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  }

  async function list(type: string, where: Record<string, string> = {}) {
    const query = new URLSearchParams({ pageSize: '100' });
    for (const [field, value] of Object.entries(where)) query.set(`filters[${field}][$eq]`, value);
    const path = `/content-manager/collection-types/api::${type}.${type}?${query}`;
    return (await (await ask(path)).json()) as { results: Row[]; pagination: { total: number } };
  }

  return {
    rows: async (type, where) => (await list(type, where)).results,
    count: async (type, where) => (await list(type, where)).pagination.total,
    async outbox() {
      const { meta } = (await (await ask('/admin/mall/deliveries')).json()) as {
        meta: { waiting: number; dead: number };
      };
      return meta;
    },
    csv: async (kind) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await (await ask(`/admin/mall/export?kind=${kind}`)).arrayBuffer(),
      ),
    async photos(documentId) {
      const { data: photos } = (await (await ask(`/admin/mall/submissions/${documentId}/photos`)).json()) as {
        data: { src: string }[];
      };
      return photos.map(({ src }) => {
        const [, mime = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(src) ?? [];
        return { mime, bytes: Buffer.from(base64, 'base64') };
      });
    },
  };
}
