const READ = 'plugin::content-manager.explorer.read';

/** Whoever may read submissions or deliveries sees the inbox; its routes check each for itself. */
export const INBOX_PERMISSIONS = [
  { action: READ, subject: 'api::submission.submission' },
  { action: READ, subject: 'api::delivery.delivery' },
];
