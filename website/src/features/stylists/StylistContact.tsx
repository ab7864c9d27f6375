import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import { roomSign } from '../../ui/floors/floor.ts';
import s from './StylistContact.module.css';
import type { StylistContact as Contact } from './stylist-models.ts';

/** How to make an appointment: the telephone as large as a sign, then e-mail and the studio. */
export function StylistContact({ contact, words }: { contact: Contact; words: PageWords }) {
  const { t } = words;
  const { phone, email, studio } = contact;
  const facts: Parameters<typeof DescriptionList>[0]['facts'] = [];
  if (email) {
    facts.push({
      icon: 'mail',
      label: t('stylist:email'),
      value: <a href={email.href}>{email.name}</a>,
    });
  }
  if (studio) {
    const name = studio.words ?? t('stylist:studio');
    facts.push({
      icon: 'pin',
      label: t('stylist:studio'),
      value: (
        <>
          <Chip level={studio.place.level}>{studio.place.room && roomSign(studio.place.room)}</Chip>
          {studio.href ? <a href={studio.href}>{name}</a> : name}
        </>
      ),
    });
  }
  facts.push({ icon: 'gift', label: t('stylist:free'), value: t('stylist:free') });
  facts.push({ icon: 'user', label: t('stylist:adult'), value: t('stylist:adult') });
  return (
    <section className={s.contact} id="reach">
      <h2>{t('stylist:talk')}</h2>
      <p>{t('stylist:how')}</p>
      {phone && (
        <a className={s.phone} href={phone.href} aria-label={`${t('stylist:phone')}: ${phone.name}`}>
          {phone.name}
        </a>
      )}
      <DescriptionList facts={facts} />
    </section>
  );
}
