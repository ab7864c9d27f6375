export default {
  terms: 'Regulamin',
  cookiePolicy: 'Polityka plików cookie',
  privacyPolicy: 'Polityka prywatności',
  contents: 'Spis treści',
  since: 'Obowiązuje od {{date}}',
  changed: 'Ostatnia zmiana: {{date}}',
  cookies: 'Lista plików',
  own: 'ta strona',
  change: 'Zmień wybór',
} as const;
