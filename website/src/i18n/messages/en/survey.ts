export default {
  label: 'Survey',
  running: 'We ask until {{date}}',
  open: 'We are asking now',
  coming: 'We ask from {{date}}',
  ended: 'This survey is over.',
  questions: 'Questions',
  single: 'One answer',
  multiple: 'Several answers',
  rating: 'From 1 to 5',
  text: 'In your own words',
  optional: 'may be skipped',
} as const;
