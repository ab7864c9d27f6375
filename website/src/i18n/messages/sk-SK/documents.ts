export default {
  terms: 'Podmienky',
  cookiePolicy: 'Zásady cookies',
  privacyPolicy: 'Ochrana osobných údajov',
  contents: 'Obsah',
  since: 'Platí od {{date}}',
  changed: 'Posledná zmena: {{date}}',
  cookies: 'Zoznam cookies',
  own: 'tento web',
  change: 'Zmeniť voľbu',
} as const;
