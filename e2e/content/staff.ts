import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentUnderTest, contentUrl } from './content-under-test.ts';

/** What the staff see of a content system, asked for as they are. Works on every database. */
export interface Staff {
  /** Rows of a content type whose fields are these; at most 100. */
  rows(type: string, where?: Record<string, string>): Promise<Row[]>;
  /** How many there are. */
  count(type: string, where?: Record<string, string>): Promise<number>;
  /** The newest messages of the inbox in which all of these words stand. */
  search(words: string): Promise<Row[]>;
  /** Deliveries that wait or are being tried, and dead letters. */
  outbox(): Promise<{ waiting: number; dead: number }>;
  /** The file of all submissions of a kind, as it is saved. */
  csv(kind: string): Promise<string>;
  /** Meetings of the stylists in the week of a day. */
  week(day: string): Promise<StaffMeeting[]>;
  /** What was done with a meeting so far, in order. */
  steps(documentId: string): Promise<MeetingStep[]>;
  /** Does a step with a meeting, after the last one (`sequence`). @returns undefined, or the name of the refusal */
  step(documentId: string, step: Record<string, unknown>): Promise<string | undefined>;
  /** The photos of a submission, as files. */
  photos(documentId: string): Promise<{ mime: string; bytes: Buffer }[]>;
  /** What the content manager calls the fields of a type and of its components, and entries in its pickers. */
  names(type: string): Promise<FieldName[]>;
  /** The content types in the menu, by their short names. */
  types(): Promise<string[]>;
  /** Saves fields of an entry's Polish draft. */
  save(type: string, documentId: string, fields: Record<string, unknown>): Promise<void>;
  /** Saves fields of an entry's Polish draft and publishes it. */
  publish(type: string, documentId: string, fields: Record<string, unknown>): Promise<void>;
  /** Puts a file into the media library. */
  upload(file: { bytes: Buffer; type: string; filename: string }): Promise<Upload>;
}

/** A meeting in the staff's week. */
export interface StaffMeeting {
  documentId: string;
  stylist: string;
  state: string;
  date: string;
  hour: string;
  email: string;
  /** The number of its last step. */
  sequence: number;
  /** What the staff may do with it now. */
  actions: string[];
}

/** A step in the history of a meeting. */
export interface MeetingStep {
  sequence: number;
  action: string;
  actor: 'visitor' | 'staff';
  state: string;
  date: string;
  hour: string;
  word: string | null;
}

interface FieldName {
  /** 'api::tenant.tenant.acceptsGiftCard' */
  field: string;
  label: string;
  /** Of a relation: the field that its entries are called by. */
  mainField: string | undefined;
}

interface Configuration {
  uid: string;
  metadatas: Record<string, { edit?: { label?: string; mainField?: string; visible?: boolean } }>;
}

interface Upload {
  status: number;
  /** Its address at the content system; undefined when it was refused. */
  url: string | undefined;
  /** `error.message` of a refusal. */
  message: string | undefined;
  /** Milliseconds. */
  took: number;
}

export interface Row extends Record<string, unknown> {
  documentId: string;
}

/** A token of the admin is good for half an hour. */
const TOKEN_MS = 20 * 60_000;

/** Signs in as the demo's editor, and again whenever the token grows old. */
export async function signInAsStaff(content: string): Promise<Staff> {
  let token = await login(content);
  let since = performance.now();
  return staffOf(content, async () => {
    if (performance.now() - since > TOKEN_MS) {
      token = await login(content);
      since = performance.now();
    }
    return token;
  });
}

/**
 * The staff's token of the content system under test. It lets nobody sign in often, so all processes of a run share it.
 */
export async function sharedToken(person: 'editor' | 'admin' = 'editor'): Promise<string> {
  const file = join(contentUnderTest().dataDir || tmpdir(), `${person}-token`);
  const kept = statSync(file, { throwIfNoEntry: false });
  if (kept && Date.now() - kept.mtimeMs < TOKEN_MS) return readFileSync(file, 'utf8');
  const token = await login(contentUrl(), person);
  writeFileSync(`${file}.${process.pid}`, token, { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return token;
}

/** The staff of the content system under test. */
export async function sharedStaff(): Promise<Staff> {
  return staffOf(contentUrl(), sharedToken);
}

/** Signs in to a content system. @returns the token, good for half an hour */
export async function login(content: string, person = 'editor'): Promise<string> {
  const response = await fetch(`${content}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${person}@borealis.example`,
      password: process.env.DEMO_PASSWORD ?? 'Borealis2026',
    }),
  });
  if (!response.ok) throw new Error(`Signing in to ${content} was answered ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

function staffOf(content: string, tokenNow: () => Promise<string>): Staff {
  const authorized = async () => ({ authorization: `Bearer ${await tokenNow()}` });

  async function ask(path: string): Promise<Response> {
    const answer = await fetch(content + path, { headers: await authorized() });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  }

  async function list(type: string, where: Record<string, string> = {}) {
    const query = new URLSearchParams({ pageSize: '100' });
    for (const [field, value] of Object.entries(where)) query.set(`filters[${field}][$eq]`, value);
    const path = `/content-manager/collection-types/api::${type}.${type}?${query}`;
    return (await (await ask(path)).json()) as { results: Row[]; pagination: { total: number } };
  }

  /** @param entry its documentId, and what is done with it */
  async function write(method: string, type: string, entry: string, fields: Record<string, unknown>) {
    const path = `/content-manager/collection-types/api::${type}.${type}/${entry}?locale=pl-PL`;
    const answer = await fetch(content + path, {
      method,
      headers: { ...(await authorized()), 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }

  return {
    rows: async (type, where) => (await list(type, where)).results,
    count: async (type, where) => (await list(type, where)).pagination.total,
    async search(words) {
      const found = await ask(`/admin/mall/submissions?${new URLSearchParams({ q: words })}`);
      return ((await found.json()) as { data: Row[] }).data;
    },
    async outbox() {
      const { meta } = (await (await ask('/admin/mall/deliveries')).json()) as {
        meta: { waiting: number; dead: number };
      };
      return meta;
    },
    async names(type) {
      const uid = `api::${type}.${type}`;
      const { data } = (await (await ask(`/content-manager/content-types/${uid}/configuration`)).json()) as {
        data: { contentType: Configuration; components: Record<string, Configuration> };
      };
      return [data.contentType, ...Object.values(data.components)].flatMap(({ uid: owner, metadatas }) =>
        Object.entries(metadatas)
          .filter(([, { edit }]) => edit?.visible)
          .map(([name, { edit }]) => ({
            field: `${owner}.${name}`,
            label: edit?.label ?? '',
            mainField: edit?.mainField,
          })),
      );
    },
    async types() {
      const { data } = (await (await ask('/content-manager/content-types')).json()) as {
        data: { uid: string; isDisplayed: boolean }[];
      };
      return data.flatMap(({ uid, isDisplayed }) => {
        const type = /^api::([^.]+)\./.exec(uid)?.[1];
        return isDisplayed && type !== undefined ? [type] : [];
      });
    },
    csv: async (kind) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await (await ask(`/admin/mall/export?kind=${kind}`)).arrayBuffer(),
      ),
    async week(day) {
      const { data } = (await (await ask(`/admin/mall/bookings?week=${day}`)).json()) as {
        data: { meetings: StaffMeeting[] };
      };
      return data.meetings;
    },
    async steps(documentId) {
      const { data } = (await (await ask(`/admin/mall/bookings/${documentId}`)).json()) as {
        data: { steps: MeetingStep[] };
      };
      return data.steps;
    },
    async step(documentId, step) {
      const answer = await fetch(`${content}/admin/mall/bookings/${documentId}/step`, {
        method: 'POST',
        headers: { ...(await authorized()), 'content-type': 'application/json' },
        body: JSON.stringify(step),
      });
      if (answer.ok) return undefined;
      const { error } = (await answer.json()) as { error?: { details?: { name?: string } } };
      const name = error?.details?.name;
      if (!name) throw new Error(`a step of the staff was answered ${answer.status}`);
      return name;
    },
    save: (type, documentId, fields) => write('PUT', type, documentId, fields),
    publish: (type, documentId, fields) => write('POST', type, `${documentId}/actions/publish`, fields),
    async upload({ bytes, type, filename }) {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(bytes)], { type }), filename);
      const began = performance.now();
      const answer = await fetch(`${content}/upload`, {
        method: 'POST',
        headers: await authorized(),
        body,
      });
      const said = (await answer.json()) as { error?: { message?: string } } | { url: string }[];
      const [file, message] = Array.isArray(said) ? [said[0]] : [undefined, said.error?.message];
      return { status: answer.status, url: file?.url, message, took: performance.now() - began };
    },
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
