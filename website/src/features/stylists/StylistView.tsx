import { clockText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { BookingForm } from './BookingForm.tsx';
import { People } from './People.tsx';
import { StylistContact } from './StylistContact.tsx';
import s from './StylistView.module.css';
import type { StylistPage } from './stylist-models.ts';

interface Props {
  page: StylistPage;
  words: PageWords;
  homeHref: string;
  stylistsHref: string;
  /** Address of this page. */
  source: string;
  part: DrawPart;
}

/** One stylist: portrait, life, free hours, how to book, and the others. */
export function StylistView({ page, words, homeHref, stylistsHref, source, part }: Props) {
  const { t } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('stylist:name'), href: stylistsHref },
  ];
  return (
    <main id="main" data-page="stylist" className={floorClass(page.contact.studio?.place.level ?? null)}>
      <section className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
        <div className={s.words}>
          <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
          <h1>{page.name}</h1>
          {page.line && <p>{page.line}</p>}
        </div>
        {page.picture && (
          <div className={s.portrait}>
            <PictureImage picture={page.picture} priority sizes="(max-width: 767px) 100vw, 40vw" />
          </div>
        )}
      </section>
      <section className={s.about}>
        <div className={s.side}>
          {page.html && (
            <div>
              <h2>{t('stylist:about')}</h2>
              <Prose html={page.html} />
            </div>
          )}
          {part('contact', () => (
            <StylistContact contact={page.contact} words={words} />
          ))}
        </div>
        {part('hours', () => (
          <FreeHours page={page} words={words} />
        ))}
      </section>
      <section id="book" className={s.book}>
        <div>
          <h2 id="book-heading">{t('stylist:form.with', { name: page.name })}</h2>
          <p>{t('stylist:form.lead')}</p>
        </div>
        {part('form', () => (
          <BookingForm stylists={[page]} words={words} source={source} labelledBy="book-heading" />
        ))}
      </section>
      {page.others.length > 0 &&
        part('others', () => (
          <section>
            <SectionHeading
              title={t('stylist:others')}
              turn={45}
              link={{ name: t('stylist:all'), href: `${stylistsHref}#times` }}
            />
            <People people={page.others} words={words} />
          </section>
        ))}
      <div className={s.end} />
    </main>
  );
}

function FreeHours({ page, words }: Pick<Props, 'page' | 'words'>) {
  const { t, dates } = words;
  return (
    <div>
      <h2>{t('stylist:times')}</h2>
      {page.days.length === 0 ? (
        <p>{t(page.asksTime ? 'stylist:askTime' : 'stylist:noTime')}</p>
      ) : (
        <table className={s.days}>
          <caption>{t('stylist:timesHint')}</caption>
          <thead className="vh">
            <tr>
              <th scope="col">{t('stylist:day')}</th>
              <th scope="col">{t('stylist:hours')}</th>
            </tr>
          </thead>
          <tbody>
            {page.days.map(({ date, times }) => (
              <tr key={date}>
                <th scope="row">{dates.weekdayAndDay(date)}</th>
                <td>
                  <ul>
                    {times.map((start) => (
                      <li key={start}>{clockText(start)}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
