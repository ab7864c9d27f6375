import type { Choice } from './consent-signals.ts';
import { forAds, type Tag } from './tags.ts';

type Call = (...values: unknown[]) => void;
/** What the companies' scripts expect to find on `window`: queues that they take over when they arrive. */
type Page = Record<string, unknown> & { dataLayer?: unknown[]; gtag?: Call };

const loaded = new Set<string>();

/** The scripts that this page may load, as the server wrote them on `<html>`. */
function tagsOfPage(): Tag[] {
  return JSON.parse(document.documentElement.dataset.tags ?? '[]');
}

/** Which consent a script needs: analytics count, pixels and ads advertise. */
export function isAllowed([kind, id]: Tag, { statistics, marketing }: Choice): boolean {
  return kind === 'analytics' && !forAds(id) ? statistics : marketing;
}

/** Loads the allowed scripts that are not loaded yet. */
export function loadTags(choice: Choice): void {
  for (const tag of tagsOfPage()) {
    const [kind, id, origin] = tag;
    if (loaded.has(kind) || !isAllowed(tag, choice)) continue;
    loaded.add(kind);
    const src = START[kind](window as unknown as Page, id);
    document.head.append(Object.assign(document.createElement('script'), { src: origin + src, async: true }));
  }
}

/** Each prepares the queue of its script and answers with the script's address on its origin. */
const START: Record<Tag[0], (page: Page, id: string) => string> = {
  analytics(page, id) {
    if (/^GTM-/i.test(id)) {
      page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      return `/gtm.js?id=${id}`;
    }
    page.gtag?.('js', new Date());
    page.gtag?.('config', id);
    return `/gtag/js?id=${id}`;
  },

  socialPixel(page, id) {
    const queue: unknown[] = [];
    const fbq: Call & {
      callMethod?: Call;
      queue?: unknown[];
      version?: string;
      loaded?: boolean;
      push?: Call;
    } = (...values) => (fbq.callMethod ? fbq.callMethod(...values) : queue.push(values));
    page.fbq = page._fbq = Object.assign(fbq, { push: fbq, queue, loaded: true, version: '2.0' });
    fbq('init', id);
    fbq('track', 'PageView');
    return '/en_US/fbevents.js';
  },

  videoPixel(page, id) {
    const queue: unknown[] = [];
    // What the script reads of its own stub: instances, times and options by identifier.
    const stub: Record<string, unknown> = { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } };
    for (const method of QUEUED) stub[method] = (...values: unknown[]) => queue.push([method, ...values]);
    page.TiktokAnalyticsObject = 'ttq';
    page.ttq = Object.assign(queue, stub);
    queue.push(['page']);
    return `/i18n/pixel/events.js?sdkid=${id}&lib=ttq`;
  },
};

const QUEUED = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
];
