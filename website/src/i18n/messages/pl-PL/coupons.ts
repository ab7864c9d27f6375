export default {
  heading: 'Kupony',
  mostWanted: 'Najbardziej chciany',
  type: {
    percent: 'Rabat',
    amount: 'Taniej',
    bundle: 'Zestaw',
    gift: 'Gratis',
  },
  votes_one: 'głos',
  votes_few: 'głosy',
  votes_many: 'głosów',
  votes_other: 'głosu',
  until: 'Ważny do {{date}}',
  expires: 'Wygasa {{when}}',
  from: 'Ważny od {{date}}',
  app: 'Pokażesz je w {{app}}',
  rules: 'Zasady',
} as const;
