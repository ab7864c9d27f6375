export default {
  heading: 'Coupons',
  mostWanted: 'Most wanted',
  type: {
    percent: 'Discount',
    amount: 'Money off',
    bundle: 'Together',
    gift: 'Free',
  },
  votes_one: 'vote',
  votes_other: 'votes',
  until: 'Valid until {{date}}',
  expires: 'Expires {{when}}',
  from: 'Valid from {{date}}',
  app: 'Show them in {{app}}',
  rules: 'Rules',
} as const;
