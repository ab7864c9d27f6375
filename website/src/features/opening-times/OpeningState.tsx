import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import type { Translate } from '../../i18n/translator.ts';
import { encodeHours } from './hours-code.ts';
import s from './OpeningState.module.css';
import { mainHoursText } from './week-text.ts';

interface OpeningStateAttributes extends HTMLAttributes<HTMLElement> {
  'data-h'?: string;
  'data-soon'?: '';
  'data-short'?: '';
  'data-state'?: 'open' | 'closed' | 'soon';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'opening-state': DetailedHTMLProps<OpeningStateAttributes, HTMLElement>;
    }
  }
}

interface Props {
  hours: Hours | null;
  openingSoon?: boolean;
  /** Where a name stands beside it and room is scarce: 'until 22:00', 'from 9:00' instead of a sentence. */
  short?: boolean;
  t: Translate;
  /** BCP 47, as in the page's `lang`. */
  lang: string;
  className?: string;
}

/**
 * The door and its words. The server knows no minute, a kept page even less: it writes the week's main hours (or,
 * for a new shop, that it opens soon), and the element settles the rest. Nothing when there is nothing to say.
 * The page must load `opening-state.element.ts` and carry `data-zone` and `data-opening-words`.
 */
export function OpeningState({ hours, openingSoon = false, short = false, t, lang, className }: Props) {
  const text = openingSoon ? t('opening:soon') : hours && mainHoursText(hours, lang);
  if (!text) return null;
  return (
    <opening-state
      className={className ? `${s.state} ${className}` : s.state}
      data-h={hours ? encodeHours(hours) : ''}
      {...(short ? { 'data-short': '' } : {})}
      {...(openingSoon ? { 'data-soon': '', 'data-state': 'soon' } : {})}
    >
      {text}
    </opening-state>
  );
}
