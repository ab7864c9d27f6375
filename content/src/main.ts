import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { logEverything } from './observing/all-output';

logEverything();

/**
 * Starts the content system as it was built, which is all that `strapi start` does. That program loads each of Strapi's
 * commands before, those for its cloud too: half a second of processor, and 20 MB for as long as it runs.
 */
const built = join(__dirname, '..');
void createStrapi({ appDir: join(built, '..'), distDir: built }).start();
