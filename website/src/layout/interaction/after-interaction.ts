// The module that first-interaction.ts loads: what answers to visitors rather than to the clock.
import './carry-over.ts';
import '../../client/known-interaction.ts';
import 'astro/runtime/server/astro-island.js';
import '../header/site-nav.element.ts';
