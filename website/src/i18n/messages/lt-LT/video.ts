export default {
  play: 'Paleisti vaizdo įrašą: {{title}}',
  untitled: '„YouTube“',
  consent:
    'Šį vaizdo įrašą rodo „YouTube“ ir tuo metu įrašo savo slapukus. Leiskite rinkodaros slapukus arba žiūrėkite ten.',
  settings: 'Slapukų nustatymai',
  elsewhere: 'Žiūrėti „YouTube“, naujame skirtuke',
} as const;
