import { describe, expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

describe('rich text as other houses keep it', () => {
  const job = { id: 1, name: 'Sprzedawca', slug: 'sprzedawca' };
  const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
  const words = (text: string, ...marks: string[]) => ({
    nodeType: 'text',
    value: text,
    marks: marks.map((type) => ({ type })),
    data: {},
  });
  const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks });
  const html =
    '<h2>Praca</h2><p>Dla <strong>ciebie</strong> <a href="/oferty">tu</a></p><ul><li>Kasa</li><li>Dział</li></ul>';

  it.each<[string, unknown]>([
    [
      'documents of nodes',
      node('document', [
        node('heading-2', [words('Praca')]),
        node('paragraph', [
          words('Dla '),
          words('ciebie', 'bold'),
          words(' '),
          node('hyperlink', [words('tu')], { uri: '/oferty' }),
        ]),
        node('unordered-list', [node('list-item', [words('Kasa')]), node('list-item', [words('Dział')])]),
      ]),
    ],
    [
      'portable text',
      [
        { _type: 'block', style: 'h2', markDefs: [], children: [span('Praca')] },
        {
          _type: 'block',
          style: 'normal',
          markDefs: [{ _key: 'k', _type: 'link', href: '/oferty' }],
          children: [span('Dla '), span('ciebie', 'strong'), span(' '), span('tu', 'k')],
        },
        { _type: 'block', style: 'normal', listItem: 'bullet', level: 1, children: [span('Kasa')] },
        { _type: 'block', style: 'normal', listItem: 'bullet', level: 1, children: [span('Dział')] },
      ],
    ],
    [
      'kinds with underscores',
      {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Praca' }] },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Dla ' },
              { type: 'text', text: 'ciebie', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' ' },
              { type: 'text', text: 'tu', marks: [{ type: 'link', attrs: { href: '/oferty' } }] },
            ],
          },
          {
            type: 'bullet_list',
            content: ['Kasa', 'Dział'].map((text) => ({
              type: 'list_item',
              content: [{ type: 'text', text }],
            })),
          },
        ],
      },
    ],
  ])('%s', (_, description) => {
    expect(read('job', { data: { ...job, description } })).toMatchObject({ description: html });
  });
});
