export default {
  heading: 'Social responsibility',
  figures: 'In figures',
  figuresOf: '{{year}} in figures',
  projects: 'From top to bottom',
  roof: 'Roof',
  since: 'since {{year}}',
  partners: 'Those we do it with',
} as const;
