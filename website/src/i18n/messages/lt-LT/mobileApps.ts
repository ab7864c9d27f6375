export default {
  features: 'Kaip tai veikia',
  rewards: 'Prizai',
  points_one: 'taškas',
  points_few: 'taškai',
  points_many: 'taško',
  points_other: 'taškų',
  questions: 'Klausimai',
} as const;
