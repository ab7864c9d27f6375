/** What search engines show of a page beneath its title: 50 to 160 characters together with what the content says. */
export default {
  tail: '{{centre}}: trgovine, ponude i događanja, radno vrijeme i karta svakog kata.',
  departments: 'Odjeli: {{names}}',
  offers: 'Popusti, kompleti i darovi u našim trgovinama: što traje sada, na kojem katu i do kada.',
  events: 'Što se u centru događa danas, ovaj tjedan i poslije, s mjestom i satom svakog događanja.',
  jobs: 'Slobodna radna mjesta u trgovinama i restoranima centra: tko traži, koga i do kada traju prijave.',
  map: 'Plan svakog kata i put do svake trgovine od ulaza ili s parkirališta, i bez stuba.',
} as const;
