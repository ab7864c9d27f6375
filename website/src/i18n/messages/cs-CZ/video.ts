export default {
  play: 'Přehrát video: {{title}}',
  untitled: 'YouTube',
  consent:
    'Tohle video přehrává YouTube a ukládá si přitom vlastní cookies. Povolte marketingové, nebo se podívejte přímo tam.',
  settings: 'Nastavení cookies',
  elsewhere: 'Přehrát na YouTube, v nové kartě',
} as const;
