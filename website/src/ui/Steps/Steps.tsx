import s from './Steps.module.css';

/** What to do, in order: the number before the words, as in the building. */
export function Steps({ steps }: { steps: { heading: string; text?: string }[] }) {
  return (
    <ol className={s.steps}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading}>
          <b aria-hidden="true">{index + 1}</b>
          <div>
            <h3>{heading}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
