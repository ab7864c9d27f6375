import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import s from './Questions.module.css';
import type { Question } from './question.ts';

/**
 * Questions that open one by one. Each answer has an anchor of its own: a browser that follows it opens the
 * question. @param heading level of the questions, one below what they stand under
 */
export function Questions({
  questions,
  heading: Heading = 'h3',
}: {
  questions: Question[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className={s.questions}>
      {questions.map(({ id, question, html }) => (
        <details key={id}>
          <summary>
            <Heading>{question}</Heading>
            <Icon name="plus" className={s.plus} />
          </summary>
          <div id={id} className={s.answer}>
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
