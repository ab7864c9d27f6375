/** What a message to the centre can be about; by it the message finds its desk. */
export const CONTACT_TOPICS = ['general', 'lost', 'access', 'parking', 'press', 'leasing'] as const;
