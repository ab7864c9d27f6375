import s from './Pagination.module.css';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
  /** `page` names one page ("Page 3"). */
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** The pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, pageHref, words }: Props) {
  if (pageCount < 2) return null;
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav className={s.pages} aria-label={words.label}>
      {page > 1 && (
        <a href={pageHref(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      {numbers.map((number, index) =>
        number === null ? (
          <span key={`after ${numbers[index - 1]}`} className={s.gap}>
            …
          </span>
        ) : (
          <a
            key={number}
            href={pageHref(number)}
            className={number === page ? s.current : undefined}
            aria-current={number === page ? 'page' : undefined}
            aria-label={words.page(number)}
          >
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={pageHref(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
