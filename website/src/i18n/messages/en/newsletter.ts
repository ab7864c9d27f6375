export default {
  title: 'Newsletter',
  heading: 'One letter a\u00a0week. Just the facts.',
  text: 'Thursday morning: new offers, what’s on at the weekend, and opening hours if they change. To leave the list, just write to us.',
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
    heading: 'You’re in. See you Thursday!',
    text: 'Your first letter arrives next Thursday morning.',
  },
  updated: {
    heading: 'You’re already on the list',
    text: 'We have this address. Your details are up to date; there is nothing more to do.',
  },
  failed: 'That did not go through. Everything you typed is still here: try again in a moment.',
  tooMany:
    'Too many sign-ups from this network. Try again in a few minutes; everything you typed is still here.',
} as const;
