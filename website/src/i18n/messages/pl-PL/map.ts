export default {
  heading: 'Mapa centrum',
  lead: 'Pięć pięter, dwa atria, jeden kształt. Wybierz piętro albo sklep.',
  floors: 'Piętra',
  plan: '{{floor}}, plan',
  shops: '{{floor}}: sklepy',
  shop: '{{name}}, lokal {{room}}',
  toShop: 'O sklepie {{name}}',
} as const;
