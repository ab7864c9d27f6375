export default {
  heading: 'Dovanų kortelė',
  lead_one: 'Viena kortelė, {{count}} parduotuvė. Kas ją gaus, pats nuspręs, kur eiti.',
  lead_few: 'Viena kortelė, {{count}} parduotuvės. Kas ją gaus, pats nuspręs, kur eiti.',
  lead_many: 'Viena kortelė, {{count}} parduotuvės. Kas ją gaus, pats nuspręs, kur eiti.',
  lead_other: 'Viena kortelė, {{count}} parduotuvių. Kas ją gaus, pats nuspręs, kur eiti.',
  buy: 'Pirkti kortelę',
  shops: 'Čia ja atsiskaitysite',
  pages: 'Sąrašo puslapiai',
  page: '{{page}} puslapis',
  previous: 'Ankstesnis',
  next: 'Kitas',
} as const;
