import type { PageWords } from '../../i18n/page-words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { lastsText } from '../consent/consent-document.ts';
import type { ListedCategory } from '../consent/own-storage.ts';
import s from './CookieTables.module.css';

interface Props {
  categories: readonly ListedCategory[];
  words: PageWords;
  id: string;
}

/** All cookies of all categories, as the consent banner lists them, and the way back to the choice. */
export function CookieTables({ categories, words, id }: Props) {
  const { t, locale } = words;
  const heads = [t('consent:name'), t('consent:host'), t('consent:description'), t('consent:duration')];
  return (
    <section className={s.cookies}>
      <h2 id={id}>{t('documents:cookies')}</h2>
      {categories.map((category) => (
        <table key={category.key}>
          <caption>{category.name}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {category.cookies.map((cookie) => (
              <tr key={cookie.name}>
                <th scope="row">{cookie.name}</th>
                <td data-head={heads[1]}>{cookie.host ?? t('documents:own')}</td>
                <td data-head={heads[2]}>{cookie.description}</td>
                <td data-head={heads[3]}>{lastsText(cookie, locale, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <Button data-action="cookies" className={s.change}>
        {t('documents:change')}
      </Button>
    </section>
  );
}
