import type { InfoPagePayload } from '@mall/contract';
import { anchors } from './anchors.ts';
import type { Question } from './document-models.ts';
import type { Links } from './links.ts';
import { richText } from './rich-text.ts';
import { plainText } from './text.ts';

/**
 * Questions that have an answer.
 * @param anchor shared by all questions of a page, so that none of their ids is the same
 */
export function questionsOf(given: InfoPagePayload['faq'], links: Links, anchor = anchors('q')): Question[] {
  return given.flatMap((entry) => {
    const question = plainText(entry.question);
    const html = richText(entry.answer, links, 3);
    return question === undefined || html === undefined ? [] : [{ id: anchor(question), question, html }];
  });
}
