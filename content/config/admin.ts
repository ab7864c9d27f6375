import { settings } from '../src/settings';

export default () => {
  const { secrets } = settings();
  return {
    auth: { secret: secrets.adminJwtSecret },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
    ai: { enabled: false },
  };
};
