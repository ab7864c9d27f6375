import { Icon } from '../Icon/Icon.tsx';
import { Prose } from '../Prose/Prose.tsx';
import s from './Accordion.module.css';

/** Accordion that open on their answers. `html` must be sanitised already. */
export function Accordion({ questions }: { questions: { question: string; html: string }[] }) {
  return (
    <div className={s.questions}>
      {questions.map(({ question, html }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <Prose html={html} />
        </details>
      ))}
    </div>
  );
}
