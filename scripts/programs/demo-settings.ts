/** As the content system has it (`content/src/seed/demo-accounts.ts`). */
export const PUBLISHED_PASSWORD = 'Borealis2026';

/** Whoever runs the programs in earnest says NODE_ENV=production. */
const isTried = (env: NodeJS.ProcessEnv): boolean => env.NODE_ENV !== 'production';

/** DEMO of `npm start` and of the archive's `start`: this is how the product is tried. In production only if asked for. */
export const demoOf = (env: NodeJS.ProcessEnv): string => env.DEMO || (isTried(env) ? '1' : '0');

/** Tells the content system the demo's published password where the demo is tried, and none was chosen. */
export function demoPasswordOf(env: NodeJS.ProcessEnv, demo = env.DEMO): Record<string, string> {
  return isTried(env) && demo === '1' && !env.DEMO_PASSWORD ? { DEMO_PASSWORD: PUBLISHED_PASSWORD } : {};
}
