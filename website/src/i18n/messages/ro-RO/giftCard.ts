export default {
  heading: 'Card cadou',
  lead_one: 'Un singur card, {{count}} magazin. Cine îl primește alege încotro.',
  lead_few: 'Un singur card, {{count}} magazine. Cine îl primește alege încotro.',
  lead_other: 'Un singur card, {{count}} de magazine. Cine îl primește alege încotro.',
  buy: 'Cumpără un card',
  shops: 'Aici plătești cu el',
  pages: 'Paginile listei',
  page: 'Pagina {{page}}',
  previous: 'Înapoi',
  next: 'Înainte',
};
