import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import { Prose } from './Prose.tsx';

const TEXT =
  '<h3>Zwroty</h3><p>Kartę <a href="#Prose">podarunkową</a> można zwrócić w ciągu 14 dni.</p>' +
  '<ul><li>z paragonem</li><li>nieużywaną</li></ul>';

export const EXAMPLES: Example[] = [
  { name: 'headings, links, lists', state: 'plain', element: <Prose html={TEXT} /> },
  { name: 'on ink', state: 'plain', ground: 'ink', element: <Prose html={TEXT} /> },
  {
    name: 'a table wider than a phone',
    state: 'long',
    lang: 'hu',
    element: (
      <Prose
        html={`<h3>${HUNGARIAN.title}</h3><p>${HUNGARIAN.text} ${BULGARIAN.word}</p><div class="scroll-x" tabindex="0"><table><tbody><tr><td>${HUNGARIAN.word}</td><td>${HUNGARIAN.shop}</td><td>${BULGARIAN.word}</td></tr></tbody></table></div>`}
      />
    ),
  },
  {
    name: 'a film without its picture',
    state: 'plain',
    element: <Prose html='<video-poster><a href="#Prose"><span>Zobacz film</span></a></video-poster>' />,
  },
];
