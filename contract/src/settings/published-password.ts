/** Of the demo's accounts while it is tried. Everybody knows it, so it may open nothing that others can reach. */
export const PUBLISHED_PASSWORD = 'Borealis2026';
