export default {
  play: 'Включить видео: {{title}}',
  untitled: 'YouTube',
  consent:
    'Это видео показывает YouTube и сохраняет при этом свои файлы cookie. Разрешите маркетинговые или посмотрите его там.',
  settings: 'Настройки cookie',
  elsewhere: 'Смотреть на YouTube, в новой вкладке',
};
