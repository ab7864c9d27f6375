export default {
  play: 'Pusti video: {{title}}',
  untitled: 'YouTube',
  consent:
    'Ovaj video pušta YouTube i pri tom čuva sopstvene kolačiće. Dozvolite marketinške ili ga pogledajte kod njih.',
  settings: 'Podešavanja kolačića',
  elsewhere: 'Pogledaj na YouTube-u, u novoj kartici',
} as const;
