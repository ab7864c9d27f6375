export default {
  home: 'Úvodní stránka',
  notHere:
    'Na této adrese žádná stránka není. Možná se přestěhovala, možná je v adrese překlep, ale odsud se dostanete všude.',
  ways: 'Tudy se dá jít dál',
} as const;
