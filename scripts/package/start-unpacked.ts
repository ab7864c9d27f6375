import { runBoth } from '../programs/run-both.ts';

// `./start` of the release archive, where everything is built.
await runBoth();
