import { createHash } from 'node:crypto';
import { CONSENT_UPDATE_WAIT_MS, STORED_CONSENT } from './consent-constants.ts';
import { DEFAULT_SIGNALS } from './consent-signals.ts';

const defaults = JSON.stringify({ ...DEFAULT_SIGNALS, wait_for_update: CONSENT_UPDATE_WAIT_MS });

/**
 * Stands inline in the head, before any tag: the default signals and, for a returning visitor, the stored ones.
 * Only on sites with a tag configured. It never changes, so that one hash in the policy covers every page.
 */
export const CONSENT_MODE_SCRIPT = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${defaults});try{let{value,expiry}=JSON.parse(localStorage.${STORED_CONSENT});Date.now()<expiry&&gtag("consent","update",value)}catch{}`;

/** For `script-src`. */
export const CONSENT_MODE_HASH =
  `sha256-${createHash('sha256').update(CONSENT_MODE_SCRIPT).digest('base64')}` as const;
