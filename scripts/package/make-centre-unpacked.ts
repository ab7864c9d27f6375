import { makeCentre } from '../new-centre/make-centre.ts';

// `./make-centre <folder>` of the release archive, where everything is built.
await makeCentre(process.argv.slice(2), { command: './make-centre', start: './start', prepare: {} });
