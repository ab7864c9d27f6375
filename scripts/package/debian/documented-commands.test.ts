import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../steps.ts';
import { commandsAfter } from './documented-commands.ts';

const DOCUMENT = `# Operating

First, **with units**:

    one --much    # and why
    two && three

More, **with units of yours**: then

text, and

    four # five
`;

it('takes the block that follows, without remarks', () => {
  expect(commandsAfter(DOCUMENT, '**with units**')).toEqual(['one --much', 'two && three']);
  expect(commandsAfter(DOCUMENT, 'of yours**')).toEqual(['four # five']);
});

it('says what is not there', () => {
  expect(() => commandsAfter(DOCUMENT, 'with units')).toThrow('must stand in the document once');
  expect(() => commandsAfter(DOCUMENT, 'with pumps')).toThrow('must stand in the document once');
  expect(() => commandsAfter(DOCUMENT.slice(0, 20), 'First')).toThrow('No commands follow');
});

it('finds what the trial on a bare Debian runs', () => {
  const guide = readFileSync(join(ROOT, 'docs', 'operating.md'), 'utf8');
  expect(commandsAfter(guide, '**From the archive.**')[0]).toMatch(/^sha256sum --check /);
  expect(commandsAfter(guide, '**With systemd.**').at(-1)).toMatch(/^systemctl enable --now /);
  expect(commandsAfter(guide, 'With the units of systemd:')).toHaveLength(5);
});
