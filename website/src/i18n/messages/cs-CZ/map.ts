export default {
  heading: 'Mapa centra',
  lead: 'Pět podlaží, dvě atria, jeden tvar. Vyberte podlaží nebo obchod.',
  floors: 'Podlaží',
  plan: '{{floor}}, plán',
  shops: '{{floor}}: obchody',
  shop: '{{name}}, jednotka {{room}}',
  toShop: 'O obchodě {{name}}',
} as const;
