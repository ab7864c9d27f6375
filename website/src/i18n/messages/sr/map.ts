export default {
  heading: 'Mapa centra',
  lead: 'Pet nivoa, dva atrijuma, jedan oblik. Izaberite nivo ili prodavnicu.',
  floors: 'Nivoi',
  plan: '{{floor}}, plan',
  shops: '{{floor}}: prodavnice',
  shop: '{{name}}, lokal {{room}}',
  toShop: 'O prodavnici {{name}}',
} as const;
