import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import s from './DescriptionList.module.css';

interface Fact {
  icon: IconName;
  /** What the icon stands for, said aloud. */
  label: string;
  value: ReactNode;
}

/** Short facts, an icon before each. */
export function DescriptionList({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={s.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>
            <Icon name={fact.icon} label={fact.label} />
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
