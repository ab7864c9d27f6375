import { describe, expect, it } from 'vitest';
import { createKeptParts } from './kept-parts.ts';

describe('kept parts', () => {
  const part = (text: string) => Buffer.from(text);

  it('stand where their marks stood, in any order and as often, byte for byte', () => {
    const { keep, putIn } = createKeptParts();
    const marks = Array.from({ length: 12 }, (_, index) => keep(part(`<i>ż${index}</i>`)));
    const page = Buffer.from(`<p>Dzień</p>${marks[11]}${marks[0]}<b>dobry</b>${marks[11]}</html>`);
    expect(putIn(page).toString()).toBe('<p>Dzień</p><i>ż11</i><i>ż0</i><b>dobry</b><i>ż11</i></html>');
  });

  it('are not what content says of marks', () => {
    const { keep, putIn } = createKeptParts();
    keep(part('<i>secret</i>'));
    const page = Buffer.from('<p>kept 0 --> <!--kept 0--></p>');
    expect(putIn(page)).toBe(page);
  });

  it('are not looked for in one another', () => {
    const { keep, putIn } = createKeptParts();
    const inner = keep(part('inner'));
    expect(putIn(Buffer.from(keep(part(inner)))).toString()).toBe(inner);
  });
});
