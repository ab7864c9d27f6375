import interaction from './interaction.ts';

// Before islands are defined: each looks for its directive at once.
Object.assign(window, { Astro: { interaction } });
