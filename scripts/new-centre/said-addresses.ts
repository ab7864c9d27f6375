/** Where both programs listen. */
const NAMES = ['HOST', 'PORT', 'CONTENT_PORT'];

/** What of it the environment says: whoever types a command again needs it again. */
export function saidAddresses(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = env[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** As it stands before a command in a shell, with a space after it; '' for nothing. */
export const assigned = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value} `)
    .join('');
