export default {
  heading: 'Mapa centra',
  lead: 'Päť podlaží, dve átriá, jeden tvar. Vyberte podlažie alebo obchod.',
  floors: 'Podlažia',
  plan: '{{floor}}, plán',
  shops: '{{floor}}: obchody',
  shop: '{{name}}, prevádzka {{room}}',
  toShop: 'O obchode {{name}}',
} as const;
