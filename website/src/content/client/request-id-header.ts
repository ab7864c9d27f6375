import { REQUEST_ID_HEADER } from '@mall/contract';

/** By which the content system's log names the request too; nothing outside of one. */
export function requestIdHeader(id: string | undefined): Record<string, string> {
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}
