import { settings } from '../src/settings';

/** Browsers that came over https come that way for so long, in seconds. */
const KEEP_TO_HTTPS = 31_536_000;

/** Everything that a browser asks for lies on this host: the admin talks to nobody else. */
export default () => {
  const { backendLink, frontendLink, hsts } = settings();
  return [
    'global::observed',
    'global::upload-headers',
    'global::linked-uploads',
    'strapi::errors',
    {
      name: 'strapi::security',
      config: {
        // Strings, not lists: Strapi fills lists up with its own hosts.
        contentSecurityPolicy: {
          useDefaults: true,
          directives: {
            'connect-src': "'self'",
            'img-src': "'self' data: blob:",
            'media-src': "'self' data: blob:",
            // The website shows previews within the admin.
            'frame-src': `'self' ${new URL(frontendLink).origin}`,
            'font-src': "'self' data:",
            'style-src': "'self' 'unsafe-inline'",
            upgradeInsecureRequests: null,
          },
        },
        hsts:
          backendLink.startsWith('https:') && hsts !== 'off'
            ? { maxAge: KEEP_TO_HTTPS, includeSubDomains: hsts === 'subdomains' }
            : false,
      },
    },
    // No page of another origin may read from here; the website asks from its server.
    { name: 'strapi::cors', config: { origin: [backendLink] } },
    'strapi::query',
    'global::photos',
    // The map's source is one document: a building of ten times the demo's size fits.
    { name: 'strapi::body', config: { jsonLimit: '4mb' } },
    'global::picture-sizes',
    'global::admin-door',
    'global::first-administrator',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
