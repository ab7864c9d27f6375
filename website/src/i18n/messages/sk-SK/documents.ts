export default {
  terms: 'Podmienky',
  cookiePolicy: 'Zásady cookies',
  privacyPolicy: 'Zásady ochrany súkromia',
  contents: 'Obsah',
  since: 'Platí od {{date}}',
  changed: 'Posledná zmena: {{date}}',
  cookies: 'Zoznam súborov cookie',
  own: 'tento web',
  change: 'Zmeniť voľbu',
} as const;
