import type { ReactNode } from 'react';
import s from './Facts.module.css';
import { Pictogram } from './Pictogram.tsx';
import type { PictogramName } from './pictograms.ts';

interface Fact {
  pictogram: PictogramName;
  /** What the pictogram stands for, said aloud. */
  label: string;
  value: ReactNode;
}

/** Short facts, a pictogram before each. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={s.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            <Pictogram name={fact.pictogram} label={fact.label} />
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
