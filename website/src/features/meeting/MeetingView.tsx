import { clockText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { meetingTimes } from '../stylists/booking-times.ts';
import { StylistContact } from '../stylists/StylistContact.tsx';
import type { StylistContact as Contact } from '../stylists/stylist-models.ts';
import s from './MeetingView.module.css';
import {
  ACTION_FIELD,
  MEETING_FIELD,
  MEETING_PATH,
  type MeetingNote,
  type MeetingShown,
  TIME_FIELD,
} from './meeting-shown.ts';

interface Props {
  shown: MeetingShown;
  contact: Contact;
  words: PageWords;
  homeHref: string;
  /** Left out where the centre has no stylists any more. */
  stylistsHref?: string | undefined;
}

/** What went well is a status, what did not an alert. */
const WELL: ReadonlySet<MeetingNote> = new Set(['moved', 'cancelled']);

/** A meeting as its visitor sees it, with a form each for moving and cancelling: without a script, as any form. */
export function MeetingView({ shown, contact, words, homeHref, stylistsHref }: Props) {
  const { t } = words;
  const { meeting, note } = shown;
  const said = note === 'taken' ? t('forms:issue.taken') : note && t(`stylist:meeting.${note}`);
  return (
    <main id="main" data-page="meeting" className={s.page}>
      <Breadcrumbs
        label={t('tenants:crumbs')}
        trail={[
          { name: t('tenants:home'), href: homeHref },
          ...(stylistsHref === undefined ? [] : [{ name: t('stylist:name'), href: stylistsHref }]),
        ]}
        current={t('stylist:meeting.heading')}
      />
      <h1>{t('stylist:meeting.heading')}</h1>
      {said && (
        <p className={s.note} role={note && WELL.has(note) ? 'status' : 'alert'}>
          {said}
        </p>
      )}
      {meeting ? (
        <Details meeting={meeting} words={words} />
      ) : note === 'tooMany' ? null : (
        <p className={s.note}>{t(shown.failed ? 'stylist:meeting.failed' : 'stylist:meeting.missing')}</p>
      )}
      {meeting?.open && <Forms shown={shown} words={words} />}
      {meeting && !meeting.open && stylistsHref !== undefined && (
        <p>
          <ButtonLink href={stylistsHref} look="outline" arrow>
            {t('stylist:book')}
          </ButtonLink>
        </p>
      )}
      <StylistContact contact={contact} words={words} />
    </main>
  );
}

function Details({ meeting, words }: { meeting: NonNullable<MeetingShown['meeting']>; words: PageWords }) {
  const { t, dates } = words;
  const { state, date, hour, stylist } = meeting;
  return (
    <section className={s.ticket} data-state={state}>
      <p className={s.state}>{t(`stylist:meeting.state.${state}`)}</p>
      <p className={s.when}>
        <span>{dates.weekdayAndDay(date)}</span> <span>{clockText(hour)}</span>
      </p>
      <DescriptionList
        facts={[
          {
            icon: 'user' as const,
            label: t('stylist:meeting.with'),
            value: stylist ?? t('stylist:form.anyone'),
          },
        ]}
      />
    </section>
  );
}

function Forms({ shown: { link, meeting }, words }: { shown: MeetingShown; words: PageWords }) {
  const { t, locale } = words;
  const action = `${MEETING_PATH}?locale=${locale}`;
  const groups = meetingTimes(
    [{ days: (meeting?.days ?? []).map(({ date, hours }) => ({ date, times: hours })) }],
    words,
  );
  const hidden = (does: 'move' | 'cancel') => (
    <>
      <input type="hidden" name={MEETING_FIELD} value={link} />
      <input type="hidden" name={ACTION_FIELD} value={does} />
    </>
  );
  return (
    <div className={s.forms}>
      <section aria-labelledby="move">
        <h2 id="move">{t('stylist:meeting.move')}</h2>
        {groups.length > 0 ? (
          <form method="post" action={action} className={s.form}>
            {hidden('move')}
            <p>{t('stylist:meeting.moveText')}</p>
            <SelectField
              id="meeting-time"
              name={TIME_FIELD}
              label={t('stylist:meeting.newTime')}
              empty={t('stylist:form.pickTime')}
              groups={groups}
              required
            />
            <Button type="submit">{t('stylist:meeting.moveSubmit')}</Button>
          </form>
        ) : (
          <p>{t('stylist:meeting.noTimes')}</p>
        )}
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">{t('stylist:meeting.cancel')}</h2>
        <form method="post" action={action} className={s.form}>
          {hidden('cancel')}
          <p>{t('stylist:meeting.cancelText')}</p>
          <Button type="submit" look="outline">
            {t('stylist:meeting.cancelSubmit')}
          </Button>
        </form>
      </section>
    </div>
  );
}
