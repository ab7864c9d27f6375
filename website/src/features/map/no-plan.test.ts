import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { NoPlan } from './MapStage.tsx';

const words = { t: translator('en'), locale: 'en' } as Parameters<typeof NoPlan>[0]['words'];

it('offers the plan to print where the map cannot be drawn', () => {
  const html = (pdf: string | undefined) => renderToStaticMarkup(createElement(NoPlan, { words, pdf }));
  expect(html('/media/plan.pdf')).toContain('<a href="/media/plan.pdf">');
  expect(html(undefined)).not.toContain('<a');
});
