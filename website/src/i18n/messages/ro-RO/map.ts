export default {
  heading: 'Harta centrului',
  lead: 'Cinci etaje, două atriumuri, o singură formă. Alege un etaj sau un magazin.',
  floors: 'Etaje',
  plan: '{{floor}}, plan',
  shops: '{{floor}}: magazine',
  shop: '{{name}}, spațiul {{room}}',
  toShop: 'Despre {{name}}',
};
