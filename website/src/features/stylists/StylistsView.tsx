import type { PageWords } from '../../i18n/page-words.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { floorClass } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { BookingForm } from './BookingForm.tsx';
import { board } from './free-times.ts';
import { People } from './People.tsx';
import { StylistContact } from './StylistContact.tsx';
import s from './StylistsView.module.css';
import type { StylistsPage } from './stylist-models.ts';

interface Props {
  page: StylistsPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** Address of this page. */
  source: string;
}

/** The stylists' landing page: how to book, three steps, who they are, when they are free, questions. */
export function StylistsView({ page, words, homeHref, nothing, source, part }: Props) {
  const { t } = words;
  const floor = floorClass(page.contact.studio?.place.level ?? null);
  return (
    <main id="main" data-page="personal-stylist">
      <section className={s.head}>
        <div className={`${floor} ${s.field}`}>
          <div className={s.words}>
            <Breadcrumbs
              label={t('tenants:crumbs')}
              trail={[{ name: t('tenants:home'), href: homeHref }]}
              current={t('stylist:name')}
            />
            <h1>{page.heading ?? t('stylist:name')}</h1>
            <p>{page.lead ?? t('stylist:lead')}</p>
          </div>
          {page.picture && (
            <div className={s.art}>
              <PictureImage picture={page.picture} priority sizes="(max-width: 767px) 100vw, 44vw" />
            </div>
          )}
        </div>
        <div className={s.book}>
          <section id="book" className={s.form}>
            <h2 id="book-heading">{t('stylist:book')}</h2>
            <p>{t('stylist:form.lead')}</p>
            <BookingForm stylists={page.stylists} words={words} source={source} labelledBy="book-heading" />
          </section>
        </div>
      </section>
      <Steps words={words} floor={floor} />
      <div className={s.reach}>
        <StylistContact contact={page.contact} words={words} />
      </div>
      {page.stylists.length > 0 ? (
        <>
          {part('people', () => (
            <section>
              <SectionHeading title={t('stylist:people')} turn={45} />
              <People people={page.stylists} words={words} />
              {page.stylists.map(({ id, name, html }) =>
                html ? (
                  <div key={id} className={`${floor} ${s.life}`}>
                    <h3>{name}</h3>
                    <Prose html={html} />
                  </div>
                ) : null,
              )}
            </section>
          )) ?? <EmptyState text={t('common:error.unknown')} />}
          {part('times', () => (
            <FreeBoard page={page} words={words} floor={floor} />
          ))}
        </>
      ) : (
        <EmptyState text={nothing} />
      )}
      {page.questions.length > 0 && (
        <section id="faq">
          <SectionHeading title={t('stylist:questions')} turn={90} />
          <div className={s.questions}>
            <Accordion questions={page.questions} />
          </div>
        </section>
      )}
      <div className={s.end} />
    </main>
  );
}

/** Three treads of a stair; the last one is on the floor of the studio. */
function Steps({ words, floor }: { words: PageWords; floor: string }) {
  const { t } = words;
  const steps = [
    { name: t('stylist:steps.book'), text: t('stylist:steps.bookText') },
    { name: t('stylist:steps.inbox'), text: t('stylist:steps.inboxText') },
    { name: t('stylist:steps.meet'), text: t('stylist:steps.meetText') },
  ];
  return (
    <section>
      <h2 className="vh">{t('stylist:steps.heading')}</h2>
      <ol className={s.steps}>
        {steps.map(({ name, text }, index) => (
          <li key={name} className={index === steps.length - 1 ? floor : undefined}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FreeBoard({ page, words, floor }: Pick<Props, 'page' | 'words'> & { floor: string }) {
  const { t, dates } = words;
  const rows = board(page.stylists);
  return (
    <section id="times" className={floor}>
      <SectionHeading title={t('stylist:times')} turn={90} />
      {rows.length === 0 ? (
        <p className={s.hint}>
          {t(page.stylists.some(({ asksTime }) => asksTime) ? 'stylist:askTime' : 'stylist:noTime')}
        </p>
      ) : (
        <div className={s.board}>
          <p className={s.hint}>{t('stylist:timesHint')}</p>
          <table>
            <caption className="vh">{t('stylist:times')}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">{t('stylist:day')}</span>
                </th>
                {page.stylists.map(({ id, name, href }) => (
                  <th key={id} scope="col">
                    <a href={href}>{name.split(' ')[0]}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ date, free }) => {
                const sign = dates.sign(date, date);
                return (
                  <tr key={date}>
                    <th scope="row">
                      {sign?.kind === 'day' && <span>{sign.weekday} </span>}
                      {sign?.kind === 'day' && <b>{sign.day}</b>}
                    </th>
                    {free.map((hours, index) => (
                      <td key={page.stylists[index]?.id} className={hours ? s.free : undefined}>
                        {hours || <span className="vh">{t('stylist:none')}</span>}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
