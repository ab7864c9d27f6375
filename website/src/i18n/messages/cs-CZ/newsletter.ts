export default {
  title: 'Newsletter',
  heading: 'Jeden dopis týdně. K\u00a0věci.',
  text: 'Ve čtvrtek ráno: nové nabídky, program na víkend a\u00a0otevírací doba, když se mění. Odhlásíte se, kdy budete chtít: stačí nám napsat.',
  firstName: 'Jméno',
  lastName: 'Příjmení',
  email: 'E-mail',
  example: 'např. anna@example.com',
  age: 'Je mi alespoň 16 let a\u00a0chci dostávat newsletter.',
  ageError: 'Potvrďte prosím, že je vám alespoň 16 let a\u00a0chcete newsletter dostávat',
  submit: 'Přihlásit se',
  sending: 'Odesíláme…',
  check: 'Opravte prosím:',
  trap: 'Toto pole nechte prázdné',
  close: 'Zavřít',
  created: {
    heading: 'Hotovo. Ve čtvrtek se ozveme!',
    text: 'První dopis přijde nejbližší čtvrtek ráno.',
  },
  updated: {
    heading: 'Už na seznamu jste',
    text: 'Tuto adresu máme. Údaje jsme aktualizovali, nic dalšího není potřeba.',
  },
  failed: 'Odeslání se nepovedlo. Vše, co jste vyplnili, zůstalo na místě: zkuste to za chvíli znovu.',
  tooMany:
    'Příliš mnoho přihlášení z\u00a0této sítě. Zkuste to za pár minut; vyplněné údaje zůstaly na místě.',
} as const;
