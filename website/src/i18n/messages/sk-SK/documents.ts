export default {
  contents: 'Obsah',
  since: 'Platí od {{date}}',
  changed: 'Posledná zmena: {{date}}',
  cookies: 'Zoznam súborov cookie',
  own: 'tento web',
  change: 'Zmeniť voľbu',
} as const;
