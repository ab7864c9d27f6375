/** Whoever may see who is on the list. */
export const NEWSLETTER_PERMISSIONS = [
  {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::newsletter-subscriber.newsletter-subscriber',
  },
];
