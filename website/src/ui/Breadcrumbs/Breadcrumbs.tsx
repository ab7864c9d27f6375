import { Icon } from '../Icon/Icon.tsx';
import s from './Breadcrumbs.module.css';

interface Props {
  /** Name of the landmark. */
  label: string;
  /** From home downwards. */
  trail: { name: string; href: string }[];
  current: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ label, trail, current }: Props) {
  return (
    <nav className={s.crumbs} aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.name}</a>
            <Icon name="arrow" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
