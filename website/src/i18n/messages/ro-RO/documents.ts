export default {
  contents: 'Cuprins',
  since: 'În vigoare din {{date}}',
  changed: 'Ultima modificare: {{date}}',
  cookies: 'Lista cookie-urilor',
  own: 'acest site',
  change: 'Schimbă alegerea',
} as const;
