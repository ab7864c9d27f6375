import { contentUrl } from './content-under-test.ts';

/** What the content system under test has answered to somebody at the admin; `body` is null where it is no JSON. */
export interface DeskResponse {
  status: number;
  body: unknown;
}

/** @param data sent as JSON, or as the form that it is */
export type DeskCall = (method: string, path: string, data?: unknown) => Promise<DeskResponse>;

/** What was asked for, in the admin's own wrapper. @throws where it was refused @param what names it in the error */
export function dataOf<T>({ status, body }: DeskResponse, what: string): T {
  if (status >= 300) throw new Error(`${what} was answered ${status}`);
  return (body as { data: T }).data;
}

/** Calls of somebody at the admin. @param token without it nobody is signed in @param content of another system than the one under test */
export function desk(token?: string, content?: string): DeskCall {
  return async (method, path, data) => {
    const isForm = data instanceof FormData;
    const response = await fetch((content ?? contentUrl()) + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isForm || data === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(data === undefined ? {} : { body: isForm ? data : JSON.stringify(data) }),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
}

/** Has a new offer, not published, in the demo's default language. @returns its documentId */
export async function madeOffer(admin: DeskCall, name: string): Promise<string> {
  const fields = { name, text: 'Pierwsze słowa.', startDate: '2030-12-01', endDate: '2030-12-08' };
  const path = '/content-manager/collection-types/api::offer.offer?locale=pl-PL';
  return dataOf<{ documentId: string }>(await admin('POST', path, fields), 'an offer').documentId;
}
