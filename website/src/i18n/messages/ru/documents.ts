export default {
  terms: 'Правила',
  cookiePolicy: 'Политика cookie',
  privacyPolicy: 'Политика конфиденциальности',
  contents: 'Содержание',
  since: 'Действует с {{date}}',
  changed: 'Последнее изменение: {{date}}',
  cookies: 'Список файлов',
  own: 'этот сайт',
  change: 'Изменить выбор',
};
