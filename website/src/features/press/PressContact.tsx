import type { Translate } from '../../i18n/translator.ts';
import s from './PressContact.module.css';
import type { PressContact as Contact } from './press-models.ts';

/** Who answers journalists, the phone number first and largest. */
export function PressContact({ contact, t }: { contact: Contact; t: Translate }) {
  return (
    <section className={`${s.contact} on-ink`}>
      <h2>{t('press:contact')}</h2>
      {contact.phone && (
        <a className={s.phone} href={contact.phone.href}>
          {contact.phone.name}
        </a>
      )}
      <p>
        {contact.name && <b>{contact.name}</b>}
        {contact.role && <span>{contact.role}</span>}
      </p>
      {contact.email && (
        <a className={s.email} href={contact.email.href}>
          {contact.email.name}
        </a>
      )}
    </section>
  );
}
