import type { ReactNode } from 'react';
import s from './form-notices.module.css';

interface SummaryProps {
  /** The first words: what is asked of the visitor, or why nothing was sent. */
  text: string;
  /** What is wrong, each leading to its field by id. */
  issues?: { id: string; text: string }[];
}

/** Above a form that came back: what is wrong with it. Has the focus; only on a page that answers a post. */
export function FormSummary({ text, issues = [] }: SummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what the visitor has just sent
    <div className={`on-paper ${s.summary}`} role="alert" tabIndex={-1} autoFocus data-summary="">
      <p>{text}</p>
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={issue.id}>
              <a href={`#${issue.id}`}>{issue.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Empty and hidden until a script has errors to list; `FormSummary` takes its place on a page that answers. */
export function SummaryPlace() {
  return (
    <div className={`on-paper ${s.summary}`} role="alert" tabIndex={-1} data-summary="" hidden>
      <p />
      <ul />
    </div>
  );
}

/** Where a form says that it is being sent. */
export function FormStatus() {
  return <p className={s.status} data-status="" role="status" />;
}

/** What stands in the form's place once it is sent; empty and hidden until then. `level` of its heading. */
export function FormDone({ words, level }: { words?: { heading: string; text: string }; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what the visitor has just sent
    <div className={s.done} data-done="" tabIndex={-1} hidden={!words} autoFocus={Boolean(words)}>
      <Heading>{words?.heading}</Heading>
      <p>{words?.text}</p>
    </div>
  );
}

/** People neither see nor reach this one; programs that fill in everything give themselves away. */
export function Trap({ id, name, label }: { id: string; name: string; label: ReactNode }) {
  return (
    <p className={s.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </p>
  );
}
