export default {
  play: 'Odtwórz film: {{title}}',
  untitled: 'YouTube',
  consent:
    'Ten film odtwarza YouTube i zapisuje przy tym własne pliki cookie. Zgódź się na marketingowe albo obejrzyj go u nich.',
  settings: 'Ustawienia plików cookie',
  elsewhere: 'Obejrzyj w YouTube, w nowej karcie',
} as const;
