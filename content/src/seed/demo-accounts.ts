/** The demo's people of the admin. */
export const DEMO_ADMIN = 'admin@borealis.example';
export const DEMO_EDITOR = 'editor@borealis.example';
