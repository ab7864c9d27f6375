export default {
  label: 'Анкета',
  running: 'Питаме до {{date}}',
  open: 'Питаме сега',
  coming: 'Питаме от {{date}}',
  ended: 'Тази анкета вече приключи.',
  questions: 'Въпроси',
  single: 'Един отговор',
  multiple: 'Няколко отговора',
  rating: 'От 1 до 5',
  text: 'Със свои думи',
  optional: 'може да се пропусне',
} as const;
