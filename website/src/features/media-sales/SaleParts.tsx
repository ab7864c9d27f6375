import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, floorSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { EnquiryForm } from '../leads/lead-forms.tsx';
import type { CampaignCalendar, MediaSalePage } from './media-sale-models.ts';
import s from './SaleParts.module.css';

interface Props {
  page: MediaSalePage;
  words: PageWords;
  /** Address of the page, and which of the two it is. */
  source: string;
  name: 'media-sale' | 'advanced-media-sale';
  part: DrawPart;
}

/** Weeks down, surfaces across: a free week is a field of the surface's floor, a taken one is shut. */
function Calendar({ calendar, words }: { calendar: CampaignCalendar; words: PageWords }) {
  const { t, dates } = words;
  return (
    <table className={s.calendar}>
      <caption>{t('mediaSales:calendarHint')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('mediaSales:week')}</th>
          {calendar.columns.map(({ code, title, level }) => (
            <th key={code} scope="col" className={floorClass(level)}>
              <abbr title={title}>{code}</abbr>
              <span aria-hidden="true">{floorSign(level)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map(({ monday, sunday, free }) => {
          const sign = dates.sign(monday, sunday);
          return (
            <tr key={monday}>
              <th scope="row">
                {sign?.kind === 'range' && sign.from}
                <wbr />
                {sign?.kind === 'range' && sign.to}
              </th>
              {calendar.columns.map(({ code, level }, index) =>
                free[index] ? (
                  <td key={code} className={`${floorClass(level)} ${s.free}`}>
                    <Icon name="check" />
                    <span className="vh">{t('mediaSales:isFree')}</span>
                  </td>
                ) : (
                  <td key={code}>
                    <span className="vh">{t('mediaSales:isTaken')}</span>
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Both pages end alike: the words on letting, the people, the free weeks, the way to ask and the download. */
export function SaleParts({ page, words, source, name, part }: Props) {
  const { t, dates } = words;
  const { enquiry, calendar } = page;
  return (
    <>
      {(page.leasing || page.team.length > 0) &&
        part('leasing', () => (
          <section className={s.leasing}>
            {page.leasing && <Prose html={page.leasing.html} />}
            {page.team.length > 0 && (
              <div className={s.team}>
                <h2>{t('mediaSales:team')}</h2>
                <ul>
                  {page.team.map(({ name, position, phone, email }) => (
                    <li key={name}>
                      <h3>{name}</h3>
                      {position && <p>{position}</p>}
                      {phone && <a href={phone.href}>{phone.name}</a>}
                      {email && <a href={email.href}>{email.name}</a>}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </section>
        ))}
      {calendar &&
        part('calendar', () => (
          <section id="calendar">
            <SectionHeading title={t('mediaSales:calendar')} turn={90} />
            <Calendar calendar={calendar} words={words} />
          </section>
        ))}
      <section className={`on-ink ${s.enquiry}`} id="enquiry">
        <h2 id="enquiry-heading">{enquiry.heading ?? t('mediaSales:form.heading')}</h2>
        <div>
          {enquiry.html && <Prose html={enquiry.html} />}
          <p className={s.actions}>
            {enquiry.email && (
              <ButtonLink href={enquiry.email.href} look="light" icon="mail">
                {enquiry.email.name}
              </ButtonLink>
            )}
            {page.download && (
              <ButtonLink href={page.download.href} look="light" icon="down" type="application/pdf">
                {page.download.name}
              </ButtonLink>
            )}
          </p>
        </div>
        <div className={`on-paper ${s.form}`}>
          <EnquiryForm
            words={words}
            source={source}
            page={name}
            today={dates.today(words.now)}
            labelledBy="enquiry-heading"
          />
        </div>
      </section>
    </>
  );
}
