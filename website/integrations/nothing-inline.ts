/**
 * What Astro writes into every page for `client:interaction`, which the website leaves out: the code itself comes with
 * the first sign of a visitor (`src/client/known-interaction.ts`).
 */
export default () => undefined;
