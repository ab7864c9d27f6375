import { describe, expect, it } from 'vitest';
import { readArguments, usage } from './arguments.ts';

describe('what stands after the command', () => {
  it('is a folder, and what is to be done with it', () => {
    const args = ['oak', '--into-existing', '--remove', 'tenant:bog-boots', '--remove', 'mall-room:1.10'];
    expect(readArguments(args)).toEqual({
      folder: 'oak',
      ...{ help: false, ask: false, check: false, intoExisting: true },
      removals: [
        { type: 'tenant', key: 'bog-boots' },
        { type: 'mall-room', key: '1.10' },
      ],
    });
    expect(readArguments(['--help'])).toMatchObject({ folder: undefined, help: true });
    expect(readArguments(['-h'])).toMatchObject({ help: true });
  });

  it.each([
    [['oak', '--chek'], "Unknown option '--chek'."],
    [['oak', '--remove'], "Option '--remove <value>' argument missing."],
    [['oak', '--check=yes'], "Option '--check' does not take an argument."],
    [['oak', 'elm'], 'Say one folder; oak and elm were said.'],
    [['oak', '--remove', 'bog-boots'], 'Write its type and its key, as in tenant:bog-boots.'],
    [
      ['oak', '--remove', 'category:2'],
      '--remove category:2: nothing of the type "category" can be removed. Known are: tenant, menu-category, menu-sub-category, menu-cat-specialty, mall-room, location, map-source, terms-and-condtion, privacy-policy, cookie-policy.',
    ],
    [['oak', '--remove', 'tennant:a'], 'can be removed. Did you mean "tenant"?'],
    [['oak', '--remove', 'header:header'], 'nothing of the type "header" can be removed.'],
  ])('is refused in words: %j', (args, said) => {
    expect(() => readArguments(args)).toThrow(said);
  });

  it('is told in full, as it is typed there', () => {
    const told = usage('./make-centre');
    for (const option of ['--check', '--remove type:key', '--into-existing', '--ask'])
      expect(told).toContain(`  ./make-centre my-centre ${option}`);
  });
});
