import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string | undefined>();

/** Does `work` in the name of a visitor (`visitorMark`): whatever is written meanwhile says so. */
export const onBehalfOf = <T>(mark: string | undefined, work: () => T): T => visitors.run(mark, work);

/** The visitor in whose name this is done; undefined outside a form. */
export const currentVisitor = (): string | undefined => visitors.getStore();
