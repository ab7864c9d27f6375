export default {
  heading: 'Socialinė atsakomybė',
  figures: 'Skaičiais',
  figuresOf: '{{year}} metai skaičiais',
  projects: 'Nuo viršaus žemyn',
  roof: 'Stogas',
  since: 'nuo {{year}} metų',
  partners: 'Darome su jais',
} as const;
