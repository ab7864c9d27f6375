import { becomeProgram } from '../programs/alone.ts';
import { takeSettings } from '../programs/kept-settings.ts';

// `./start-content` and `./start-website` of the release archive: one program, by its own settings alone, which may
// be kept with its data.
takeSettings();
becomeProgram(process.argv[2] === 'content' ? 'content' : 'website');
