import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a program before it starts: SIGUSR2 makes it collect its garbage, hand empty pages back to the system and
// write down what it still holds. What a process weighs from outside says little of that before: V8 lets garbage lie as
// long as there is room, and keeps some pages in stock.

setFlagsFromString('--expose-gc');
const collect: (options: object) => Promise<void> = runInNewContext('gc');
const file = process.env.HELD_FILE ?? 'held.json';

process.on('SIGUSR2', async () => {
  // What hung on something that went with the first goes with the second.
  for (let times = 0; times < 2; times++)
    await collect({ type: 'major', flavor: 'last-resort', execution: 'async' });
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  writeFileSync(`${file}.part`, JSON.stringify({ objects: heapUsed, buffers: arrayBuffers }));
  renameSync(`${file}.part`, file);
});
