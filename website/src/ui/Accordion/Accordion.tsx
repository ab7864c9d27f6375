import { Icon } from '../Icon/Icon.tsx';
import { Prose } from '../Prose/Prose.tsx';
import s from './Accordion.module.css';

/**
 * Questions that open one by one, and on paper all. `id` is the anchor of the answer: a browser that follows it opens
 * the question. `html` must be sanitised already.
 * @param heading level of the questions, one below what they stand under
 */
export function Accordion({
  questions,
  heading: Heading = 'h3',
}: {
  questions: readonly { id: string; question: string; html: string }[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className={s.questions}>
      {questions.map(({ id, question, html }) => (
        <details key={id}>
          <summary>
            <Heading>{question}</Heading>
            <Icon name="plus" />
          </summary>
          <div id={id}>
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
