export default {
  play: 'Prehrať video: {{title}}',
  untitled: 'YouTube',
  consent:
    'Toto video prehráva YouTube a ukladá si pritom vlastné cookies. Povoľte marketingové alebo si ho pozrite priamo tam.',
  settings: 'Nastavenia cookies',
  elsewhere: 'Prehrať na YouTube, na novej karte',
} as const;
