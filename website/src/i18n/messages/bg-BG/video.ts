export default {
  play: 'Пуснете клипа: {{title}}',
  untitled: 'YouTube',
  consent:
    'Този клип се пуска от YouTube, който записва свои бисквитки. Разрешете маркетинговите или го гледайте при тях.',
  settings: 'Настройки за бисквитки',
  elsewhere: 'Гледайте в YouTube, в нов раздел',
} as const;
