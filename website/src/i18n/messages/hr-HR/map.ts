export default {
  heading: 'Karta centra',
  lead: 'Pet etaža, dva atrija, jedan oblik. Odaberite etažu ili trgovinu.',
  floors: 'Etaže',
  plan: '{{floor}}, tlocrt',
  shops: '{{floor}}: trgovine',
  shop: '{{name}}, lokal {{room}}',
  toShop: 'O trgovini {{name}}',
} as const;
