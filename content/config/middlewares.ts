/** Everything that a browser asks for lies on this host: the admin talks to nobody else. */
export default [
  'global::upload-headers',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          'frame-src': ["'self'"],
          'font-src': ["'self'", 'data:'],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::public',
];
