import { Pictogram } from './Pictogram.tsx';
import { Prose } from './Prose.tsx';
import s from './Questions.module.css';

/** Questions that open on their answers. `html` must be sanitised already. */
export function Questions({ questions }: { questions: { question: string; html: string }[] }) {
  return (
    <div className={s.questions}>
      {questions.map(({ question, html }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <Pictogram name="plus" />
          </summary>
          <Prose html={html} />
        </details>
      ))}
    </div>
  );
}
