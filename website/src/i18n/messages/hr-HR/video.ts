export default {
  play: 'Pokreni video: {{title}}',
  untitled: 'YouTube',
  consent:
    'Ovaj video pušta YouTube i pritom sprema vlastite kolačiće. Dopustite marketinške ili ga pogledajte kod njih.',
  settings: 'Postavke kolačića',
  elsewhere: 'Pogledaj na YouTubeu, u novoj kartici',
} as const;
