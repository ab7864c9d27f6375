import { describe, expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';

describe('allTexts', () => {
  it('reads words of the second centre, each in its language', async () => {
    const texts = await allTexts();
    const title = 'centres/dunes:policies.terms.title';
    expect(texts).toContainEqual({
      locale: 'lt-LT',
      at: `${title}.lt-LT`,
      text: 'Naudojimosi taisyklės',
    });
    expect(texts).toContainEqual({ locale: 'ru', at: `${title}.ru`, text: 'Правила использования' });
    const policy = texts.find(({ at }) => at === 'centres/dunes:policies.terms.text.en');
    expect(policy?.text).toContain('Hours, prices and offers');
    expect(texts).toContainEqual({ locale: 'ru', at: 'centres/dunes:floors.0.name.ru', text: 'Берег' });
  });
});
