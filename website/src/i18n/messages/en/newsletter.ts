export default {
  title: 'Newsletter',
  heading: 'One letter a\u00a0week. Just the facts.',
  text: 'What’s new in the centre: offers, what’s on at the weekend, and opening hours if they change. You can leave by the link in every letter.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  example: 'e.g. anna@example.com',
  age: 'I am 16 or older and want to get the newsletter.',
  ageError: 'Please confirm that you are 16 or older and want the newsletter',
  submit: 'Sign me up',
  sending: 'Sending…',
  check: 'Please correct:',
  trap: 'Leave this field empty',
  close: 'Close',
  created: {
    heading: 'You’re in. See you soon!',
    text: 'Your first letter is on its way with the next news.',
  },
  updated: {
    heading: 'You’re already on the list',
    text: 'We have this address. Your details are up to date; there is nothing more to do.',
  },
  mailed: {
    heading: 'One more step',
    text: 'We have sent a letter with a link to this address. You’re on the list once you confirm; look in the spam folder, too.',
  },
  confirm: {
    heading: 'Confirm your sign-up',
    text: 'One press and the address is on the list. Leaving is as quick.',
    submit: 'Confirm',
    done: {
      heading: 'You’re in. See you soon!',
      text: 'The address is confirmed. Your first letter is on its way with the next news.',
    },
  },
  leave: {
    heading: 'Your newsletter',
    text: 'One press and you get no more letters.',
    submit: 'Take me off the list',
    done: { heading: 'You’re off the list', text: 'We will send no more letters to this address.' },
  },
  language: {
    label: 'Language of the letters',
    submit: 'Change the language',
    done: { heading: 'Changed', text: 'The next letter comes in the language you chose.' },
  },
  invalid: {
    heading: 'This link no longer works',
    text: 'It is old or incomplete. Sign up again with the form at the bottom of the page.',
  },
  unchanged: 'That did not go through and nothing has changed. Try again in a moment.',
  failed: 'That did not go through. Everything you typed is still here: try again in a moment.',
  tooMany:
    'Too many sign-ups from this network. Try again in a few minutes; everything you typed is still here.',
} as const;
