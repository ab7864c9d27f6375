import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Clock, Cross, Pencil } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { MARKS } from '../../languages/marks';
import type { ShownLine } from '../../languages/staff-routes';
import { entryPath, useNames } from '../shared/entries';
import { useLanguageWords } from './words';

const ICONS = { missing: Cross, stale: Clock, draft: Pencil, fine: CheckCircle } as const;
const COLOURS = {
  missing: 'danger600',
  stale: 'warning700',
  draft: 'primary600',
  fine: 'success600',
} as const;
const LONG = { missing: 'missing', stale: 'staleWhy', draft: 'draftWhy', fine: 'fine' } as const;

interface MarkLinkProps {
  line: ShownLine;
  language: string;
  /** Code of the language that is translated from. */
  source: string;
}

/** An entry's mark in a language, which opens it there. */
export function MarkLink({ line, language, source }: MarkLinkProps) {
  const say = useLanguageWords();
  const { languageName, typeName } = useNames();
  const mark = line.marks[language] ?? 'missing';
  const Icon = ICONS[mark];
  const name = line.title || typeName(line.label);
  const meaning = say(LONG[mark], { source: languageName(source) });
  const label = say('open', { name, language: languageName(language), mark: meaning });
  return (
    <Link
      to={entryPath({ ...line, locale: language })}
      aria-label={label}
      title={label}
      style={{
        display: 'inline-flex',
        minWidth: 24,
        minHeight: 24,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon fill={COLOURS[mark]} width="1.6rem" height="1.6rem" aria-hidden />
    </Link>
  );
}

/** What the signs of the table stand for. @param source code of the language that is translated from */
export function Legend({ source }: { source: string }) {
  const say = useLanguageWords();
  const { languageName } = useNames();
  return (
    <Flex tag="ul" gap={4} paddingBottom={4} wrap="wrap">
      {MARKS.map((mark) => {
        const Icon = ICONS[mark];
        return (
          <Flex key={mark} tag="li" gap={1}>
            <Icon fill={COLOURS[mark]} width="1.6rem" height="1.6rem" aria-hidden />
            <Typography textColor="neutral600">
              {say(LONG[mark], { source: languageName(source) })}
            </Typography>
          </Flex>
        );
      })}
    </Flex>
  );
}
