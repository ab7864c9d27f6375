import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROOF_COOKIE, PROOF_HOURS } from '../../../features/forms/form-constants.ts';
import { sendPlain, sendText } from '../../responses.ts';
import type { FormHandler } from '../form-tools.ts';

type WithCookies = Pick<IncomingMessage, 'headers'>;

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${PROOF_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The proof that the styles of a form have fetched for a browser without scripts; "" without one. */
export function keptProof({ headers }: WithCookies): string {
  return new RegExp(`(?:^|;\\s*)${PROOF_COOKIE}=([\\w.-]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** Takes the proof back once something was sent with it: it is good for one sending. */
export function forgetProof(request: WithCookies, response: ServerResponse, secure: boolean) {
  if (keptProof(request) !== '') response.appendHeader('set-cookie', cookie('', 0, secure));
}

/** `GET /form-proof`: what styles fetch as a picture when a form is touched. 204 and the proof in a cookie, never cached. */
export function createProofHandler(give: () => string, secure: boolean): FormHandler {
  return async (request, response) => {
    if (request.method !== 'GET') return sendText(response, 405, 'Use GET.', [['allow', 'GET']]);
    const set = cookie(give(), PROOF_HOURS * 3_600, secure);
    return sendPlain(response, 204, 'image/svg+xml', '', [['set-cookie', set]]);
  };
}
