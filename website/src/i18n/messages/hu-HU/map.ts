export default {
  heading: 'A központ térképe',
  lead: 'Öt szint, két átrium, egy forma. Válassz szintet vagy üzletet.',
  floors: 'Szintek',
  plan: '{{floor}}, alaprajz',
  shops: '{{floor}}: üzletek',
  shop: '{{name}}, helyiség: {{room}}',
  toShop: 'Az üzletről: {{name}}',
} as const;
