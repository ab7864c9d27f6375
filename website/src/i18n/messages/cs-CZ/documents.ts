export default {
  terms: 'Podmínky',
  cookiePolicy: 'Zásady cookies',
  privacyPolicy: 'Zásady ochrany soukromí',
  contents: 'Obsah',
  since: 'Platí od {{date}}',
  changed: 'Poslední změna: {{date}}',
  cookies: 'Seznam souborů cookie',
  own: 'tento web',
  change: 'Změnit volbu',
} as const;
