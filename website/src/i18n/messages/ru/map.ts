export default {
  heading: 'Карта центра',
  lead: 'Пять уровней, два атриума, одна форма. Выберите уровень или магазин.',
  floors: 'Уровни',
  plan: '{{floor}}, план',
  shops: '{{floor}}: магазины',
  shop: '{{name}}, помещение {{room}}',
  toShop: 'О магазине {{name}}',
};
