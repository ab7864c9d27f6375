export default {
  heading: 'Društvena odgovornost',
  figures: 'U brojkama',
  figuresOf: '{{year}}. u brojkama',
  projects: 'Odozgo nadole',
  roof: 'Krov',
  since: 'od {{year}}.',
  partners: 'Sa njima to radimo',
} as const;
