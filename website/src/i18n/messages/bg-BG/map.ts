export default {
  heading: 'Карта на центъра',
  lead: 'Пет етажа, два атриума, една форма. Изберете етаж или магазин.',
  floors: 'Етажи',
  plan: '{{floor}}, план',
  shops: '{{floor}}: магазини',
  shop: '{{name}}, обект {{room}}',
  toShop: 'За {{name}}',
};
