/** Whoever may read the stylists' calendar sees their week; its routes check each change for themselves. */
export const BOOKINGS_PERMISSIONS = [
  {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::personal-stylist-calendar.personal-stylist-calendar',
  },
];
