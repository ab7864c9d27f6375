export default {
  heading: 'Ajándékkártya',
  lead_one: 'Egy kártya, {{count}} üzlet. Aki kapja, maga dönti el, merre megy.',
  lead_other: 'Egy kártya, {{count}} üzlet. Aki kapja, maga dönti el, merre megy.',
  buy: 'Kártyát veszek',
  shops: 'Itt fizethetsz vele',
  pages: 'A lista oldalai',
  page: '{{page}}. oldal',
  previous: 'Előző',
  next: 'Következő',
} as const;
