/** What is delivered because of what a visitor sent, and by which way. */
export const DELIVERY_KINDS = {
  bookingConfirmation: 'mail',
  bookingNotice: 'mail',
  bookingUpdate: 'mail',
  bookingReminder: 'mail',
  bookingChangeNotice: 'mail',
  leasingNotice: 'mail',
  landingNotice: 'mail',
  lunchCardNotice: 'mail',
  contactNotice: 'mail',
  receipt: 'mail',
  staffReply: 'mail',
  newsletterConfirmation: 'mail',
  newsletterWelcome: 'mail',
  landingLead: 'crm',
  newsletter: 'crm',
} as const;

export type DeliveryKind = keyof typeof DELIVERY_KINDS;
export type Channel = (typeof DELIVERY_KINDS)[DeliveryKind];

export function isDeliveryKind(text: unknown): text is DeliveryKind {
  return typeof text === 'string' && Object.hasOwn(DELIVERY_KINDS, text);
}
