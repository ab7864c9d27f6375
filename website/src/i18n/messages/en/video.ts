export default {
  play: 'Play video: {{title}}',
  untitled: 'YouTube',
  consent:
    'YouTube plays this video and keeps cookies of its own while it does. Allow marketing cookies, or watch it there.',
  settings: 'Cookie settings',
  elsewhere: 'Watch on YouTube, in a new tab',
} as const;
