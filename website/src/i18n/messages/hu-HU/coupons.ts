export default {
  heading: 'Kuponok',
  mostWanted: 'A legkeresettebb',
  type: {
    percent: 'Kedvezmény',
    amount: 'Olcsóbban',
    bundle: 'Csomagban',
    gift: 'Ingyen',
  },
  votes_one: 'szavazat',
  votes_other: 'szavazat',
  until: 'Lejár: {{date}}',
  expires: 'Lejár {{when}}',
  from: 'Érvényes ettől: {{date}}',
  app: 'Itt mutasd meg: {{app}}',
  rules: 'Szabályok',
} as const;
