export default {
  play: 'Redă filmul: {{title}}',
  untitled: 'YouTube',
  consent:
    'Filmul e redat de YouTube, care își salvează propriile cookie-uri. Acceptă-le pe cele de marketing sau vezi-l acolo.',
  settings: 'Setări cookie',
  elsewhere: 'Vezi pe YouTube, într-o filă nouă',
} as const;
