export default {
  heading: 'Társadalmi felelősség',
  figures: 'Számokban',
  figuresOf: '{{year}} számokban',
  projects: 'Fentről lefelé',
  roof: 'Tető',
  since: '{{year}} óta',
  partners: 'Velük csináljuk',
} as const;
