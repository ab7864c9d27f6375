/** The demo's people of the admin. */
export const DEMO_ADMIN = 'admin@borealis.example';
export const DEMO_EDITOR = 'editor@borealis.example';

/**
 * Of these while the demo is tried. Everybody knows it, so it may open nothing that others can reach: it has to be told
 * (`scripts/programs/demo-settings.ts`).
 */
export const PUBLISHED_PASSWORD = 'Borealis2026';
