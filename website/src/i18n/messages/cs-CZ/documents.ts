export default {
  terms: 'Podmínky',
  cookiePolicy: 'Zásady cookies',
  privacyPolicy: 'Ochrana osobních údajů',
  contents: 'Obsah',
  since: 'Platí od {{date}}',
  changed: 'Poslední změna: {{date}}',
  cookies: 'Seznam cookies',
  own: 'tento web',
  change: 'Změnit volbu',
} as const;
