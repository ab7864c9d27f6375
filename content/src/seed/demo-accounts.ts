/** The demo's people of the admin. */
export const DEMO_ADMIN = 'admin@borealis.example';
export const DEMO_EDITOR = 'editor@borealis.example';

/** Published: for where nobody but this machine reaches the admin. */
export const DEMO_PASSWORD = 'Borealis2026';
