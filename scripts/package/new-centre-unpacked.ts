import { makeCentre } from '../new-centre/make-centre.ts';

// `./new-centre <folder>` of the release archive, where everything is built.
await makeCentre(process.argv.slice(2), { command: './new-centre', start: './start', prepare: {} });
