export default {
  heading: 'Responsabilitate socială',
  figures: 'În cifre',
  figuresOf: 'Anul {{year}} în cifre',
  projects: 'De sus până jos',
  roof: 'Acoperiș',
  since: 'din {{year}}',
  partners: 'Cu cine o facem',
} as const;
