export default {
  title: 'Form',
  name: 'First and last name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  sector: 'Line of business',
  optional: 'optional',
  dataConsent: 'You may use these details to deal with this request.',
  marketingConsent: 'I would like to hear about offers and events (optional).',
  trap: 'Leave this field empty',
  check: 'Please put right:',
  sending: 'Sending…',
  failed: 'It could not be sent. Everything you typed is still here: try again in a moment.',
  tooMany: 'Too many forms from this network. Try again in a few minutes; what you typed is still here.',
  confirm:
    'Not sent yet: press the button at the end of the form once more. That tells us that a person is writing, not a program. Everything you typed is still here.',
  retype:
    'Not sent yet. Your browser keeps no cookies, so what you typed did not come along: please type it here and press the button.',
  photosAgain: 'Please add your photos once more.',
  issue: {
    consent: 'We cannot take the form without this consent',
    day: 'Choose a day from the calendar, today or later',
    span: 'It ends before it starts',
    unlike: 'This is the same time as the first. Choose another or leave it empty.',
    pixels:
      'We cannot open a photo of so many pixels, or so few. Save it with sides of 8 to 4,000 pixels and add it again.',
    taken: 'Somebody has just taken this time. Choose another.',
  },
  photo: {
    label: 'Photos',
    hint: 'Up to 3 photos of clothes you like: .png, .jpg or .jpeg, 5\u00a0MB each. You can drop them here.',
    camera: 'Take a photo',
    release: 'Release to drop',
    remove: 'Remove',
  },
} as const;
