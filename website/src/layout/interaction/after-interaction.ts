// The module that first-interaction.ts loads: what answers to visitors rather than to the clock.
import './carry-over.ts';
import '../header/site-nav.element.ts';
