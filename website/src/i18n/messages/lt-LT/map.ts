export default {
  heading: 'Centro žemėlapis',
  lead: 'Penki lygiai, du atriumai, viena forma. Pasirinkite lygį arba parduotuvę.',
  floors: 'Lygiai',
  plan: '{{floor}}, planas',
  shops: '{{floor}}: parduotuvės',
  shop: '{{name}}, patalpa {{room}}',
  toShop: 'Apie „{{name}}“',
} as const;
