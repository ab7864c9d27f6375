import { becomeProgram } from '../programs/alone.ts';

// `./start-content` and `./start-website` of the release archive: one program, by its own settings alone.
becomeProgram(process.argv[2] === 'content' ? 'content' : 'website');
