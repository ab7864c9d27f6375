import { type LandingBlock, readBody } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../fixtures/responses.ts';
import { shopCardContext } from '../../content/cards.ts';
import { landingBlocks } from './landing-blocks.ts';

const written = (text: string) => ({ __component: 'landing.rich-text', heading: null, text }) as LandingBlock;

/** A block of which one field cannot be read: whatever is wrong with it, it is not known yet. */
const broken = Object.defineProperty(written(''), 'text', {
  get() {
    throw new RangeError('too deep');
  },
});

describe('landingBlocks', () => {
  it('leaves out a block that cannot be made, keeps the others, and marks the page', async () => {
    const context = contextOf({}, { params: { slug: 'zima' } });
    const making = await shopCardContext(context);
    expect(landingBlocks([written('one'), written('two')], making)).toHaveLength(2);
    expect(context.content.whole()).toBe(true);
    expect(landingBlocks([written('one'), broken, written('two')], making)).toMatchObject([
      { html: '<p>one</p>' },
      { html: '<p>two</p>' },
    ]);
    expect(context.content.gathered().degraded).toBe('landing.rich-text of zima could not be made');
  });

  it('calls films and files without a name what can be said of them', async () => {
    const read = readBody('landingPage', {
      title: 'Zima',
      slug: 'zima',
      blocks: [
        { __component: 'landing.video', url: 'https://youtu.be/abcdefghijk', title: '' },
        { __component: 'landing.downloads', files: [{ media: { url: '/uploads/plan_1.pdf' } }] },
      ],
    });
    const blocks = read.ok && read.value ? read.value.blocks : [];
    const making = await shopCardContext(contextOf({}, { params: { slug: 'zima' } }));
    expect(landingBlocks(blocks, making)).toMatchObject([
      { id: 'abcdefghijk', title: 'YouTube' },
      { files: [{ name: 'plan_1.pdf', href: '/media/plan_1.pdf' }] },
    ]);
  });
});
