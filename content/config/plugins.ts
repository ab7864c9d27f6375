export default () => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // The website makes its own sizes; Strapi's would only fill the disk.
      breakpoints: {},
      security: {
        allowedTypes: [
          'image/*',
          'application/pdf',
          'application/xml',
          'text/xml',
          'application/manifest+json',
        ],
      },
    },
  },
});
