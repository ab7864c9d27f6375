/** What must not compile of the table of forms (see `content/tests/unit/contract.types.ts`). */
import type { FormRoute, FormSenders } from './form-tools.ts';

declare const senders: FormSenders;
declare const route: FormRoute;

const { subscribe, ...others } = senders;
// @ts-expect-error a writing endpoint that no form sends
export const tooFew = others satisfies FormSenders;
export const tooMany = {
  ...senders,
  // @ts-expect-error a form that ends in no endpoint
  unsubscribe: subscribe ?? route,
} satisfies FormSenders;
