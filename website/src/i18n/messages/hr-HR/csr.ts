export default {
  heading: 'Društvena odgovornost',
  figures: 'U brojkama',
  figuresOf: '{{year}}. u brojkama',
  projects: 'Odozgo prema dolje',
  roof: 'Krov',
  since: 'od {{year}}.',
  partners: 'S njima to radimo',
} as const;
