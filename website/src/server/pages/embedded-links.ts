import { embeddedAddress, resolveAddress } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

const TARGETS = /(<(?:a|form)(?:\s(?:[^>"]|"[^"]*")*?)?\s(?:href|action)=")(\/[^"]*)(")/g;

/**
 * Turns the links and forms of an embedded page (`spot/api`) to the embedded forms of the pages they lead to, so that the
 * app's web view stays without our header and footer. Files, other hosts and forms that are posted stay as they are.
 * Reads our own markup, as the renderer writes it: attributes are double-quoted.
 */
export function embeddedLinks(html: string, live: readonly Locale[]): string {
  return html.replace(
    TARGETS,
    (_, before: string, href: string, after: string) => before + embeddedHref(href, live) + after,
  );
}

/** One address within the site, as it stands in HTML or in a location header. */
export function embeddedHref(href: string, live: readonly Locale[]): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  // The calendar file of an event stands beside its page.
  if (path.endsWith('.ics')) return href;
  const found = resolveAddress(path, search.replaceAll('&amp;', '&'), live);
  if (found.type !== 'page' || found.embedded) return href;
  return embeddedAddress(path, found.locale) + search + hash;
}
