export default {
  heading: 'Map of the centre',
  lead: 'Five floors, two atria, one shape. Pick a floor or a shop.',
  floors: 'Floors',
  plan: '{{floor}}, plan',
  shops: '{{floor}}: shops',
  shop: '{{name}}, unit {{room}}',
  toShop: 'About {{name}}',
} as const;
