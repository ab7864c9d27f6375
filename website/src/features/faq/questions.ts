import type { InfoPagePayload } from '@mall/contract';
import { anchors } from '../../content/fields/anchors.ts';
import type { Links } from '../../content/fields/links.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { plainText } from '../../content/fields/text.ts';
import type { Question } from './question.ts';

/**
 * Questions that have an answer, for `ui/Accordion`.
 * @param anchor shared by all questions of a page, so that none of their ids is the same
 */
export function questionsOf(given: InfoPagePayload['faq'], links: Links, anchor = anchors('q')): Question[] {
  return given.flatMap((entry) => {
    const question = plainText(entry.question);
    const html = richText(entry.answer, links, 3);
    return question === undefined || html === undefined ? [] : [{ id: anchor(question), question, html }];
  });
}
