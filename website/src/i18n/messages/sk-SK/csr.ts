export default {
  heading: 'Spoločenská zodpovednosť',
  figures: 'V číslach',
  figuresOf: 'Rok {{year}} v číslach',
  projects: 'Zhora nadol',
  roof: 'Strecha',
  since: 'od roku {{year}}',
  partners: 'Robíme to s nimi',
} as const;
