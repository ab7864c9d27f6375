import { NEW_PASSWORD } from '../mail/staff-letters';
import { logEverything } from '../src/observing/all-output';
import { previewUrl } from '../src/preview/preview-pages';
import { settings } from '../src/settings';

// The first of our files that Strapi's command line loads. What runs on writes a log; `build` and its like speak to a person.
if (['start', 'develop'].includes(process.argv[2] ?? '')) logEverything();

export default () => {
  const { secrets, previewSecret, frontendLink } = settings();
  return {
    auth: { secret: secrets.adminJwtSecret },
    apiToken: { salt: secrets.apiTokenSalt },
    // The words are chosen by the reader's language (src/start/staff-mails.ts); Strapi has one template for all.
    forgotPassword: { emailTemplate: { subject: NEW_PASSWORD, text: '<%= url %>', html: '<%= url %>' } },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false },
    // The website's address is allowed in frames by config/middlewares.ts.
    preview: {
      enabled: previewSecret !== undefined,
      config: { allowedOrigins: frontendLink, handler: previewUrl },
    },
    autoOpen: false,
    ai: { enabled: false },
  };
};
