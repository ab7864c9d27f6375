import { INK } from '../../ui/floors/floor-colours.ts';
import type { HeadData } from './head-data.ts';

/**
 * The document head but for styles, scripts and preloaded files (React keeps those from static markup).
 * Put it in `<head>`, after the character set.
 */
export function Head({ head }: { head: HeadData }) {
  const { title, description, noIndex, canonical, alternates, feed, og, favicons } = head;
  return (
    <>
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {feed && <link rel="alternate" type={feed.type} href={feed.href} />}
      {og.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={INK} />
      <link rel="icon" href={favicons.favicon} sizes="any" />
      <link rel="icon" type="image/png" sizes="32x32" href={favicons.icon32} />
      <link rel="icon" type="image/png" sizes="16x16" href={favicons.icon16} />
      <link rel="apple-touch-icon" href={favicons.apple} />
      <link rel="manifest" href={favicons.manifest} />
    </>
  );
}
