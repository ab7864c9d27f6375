export default {
  heading: 'Социална отговорност',
  figures: 'В числа',
  figuresOf: '{{year}} г. в числа',
  projects: 'От горе до долу',
  roof: 'Покрив',
  since: 'от {{year}} г.',
  partners: 'Правим го с тях',
} as const;
