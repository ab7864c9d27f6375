import { EMAIL_MOST, EMAIL_PATTERN, NAME_MOST } from '@mall/contract';
import type { NewsletterForm as FormSettings } from '../../content/view-models.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import s from './NewsletterForm.module.css';
import { ELAPSED_FIELD, NEWSLETTER_PATH, TRAP_FIELD } from './newsletter-constants.ts';
import {
  type NewsletterErrors,
  type NewsletterState,
  type NewsletterValues,
  NOTHING_TYPED,
} from './newsletter-entry.ts';
import { doneWords, errorTexts, newsletterWords } from './newsletter-words.ts';

export interface NewsletterFormProps {
  settings: FormSettings;
  t: Translate;
  locale: Locale;
  /** Address of the page that the form stands on. */
  source: string;
  /** What came of a post: the page that answers it. Absent in the footer. */
  state?: NewsletterState;
}

/** Labels of the fields that can be wrong, for the summary. */
const CHECKED = ['email', 'ageConsent'] as const;

/**
 * The newsletter: what it is, and the form. It posts as it stands; `<newsletter-form>` takes over once its script is
 * there. On the answering page the heading is the page's, and the summary of errors has the focus.
 */
export function NewsletterForm({ settings, t, locale, source, state }: NewsletterFormProps) {
  const Heading = state ? 'h1' : 'h2';
  const done = state?.state === 'created' || state?.state === 'updated' ? state.state : undefined;
  return (
    <newsletter-form
      data-state={state?.state ?? 'form'}
      data-words={JSON.stringify(newsletterWords(t, settings.ageError))}
    >
      <section className={s.section} id="newsletter" aria-labelledby="newsletter-heading">
        <div className={s.pitch}>
          <Heading id="newsletter-heading">{t('newsletter:heading')}</Heading>
          <p>{t('newsletter:text')}</p>
        </div>
        <div>
          {!done && <Form settings={settings} t={t} locale={locale} source={source} state={state} />}
          <Done words={done && doneWords(done, t)} level={state ? 2 : 3} />
        </div>
      </section>
    </newsletter-form>
  );
}

/** Empty and hidden until there is something to say. */
function Done({ words, level }: { words?: { heading: string; text: string }; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what the visitor has just sent
    <div className={s.done} data-done="" tabIndex={-1} hidden={!words} autoFocus={Boolean(words)}>
      <Heading>{words?.heading}</Heading>
      <p>{words?.text}</p>
    </div>
  );
}

function Form({ settings, t, locale, source, state }: NewsletterFormProps) {
  const sent = state && 'values' in state ? state : undefined;
  const values: NewsletterValues = sent?.values ?? NOTHING_TYPED;
  const errors = errorTexts(sent?.errors ?? {}, t, settings.ageError);
  return (
    <form
      className={s.form}
      method="post"
      action={`${NEWSLETTER_PATH}?locale=${locale}`}
      noValidate
      aria-labelledby="newsletter-heading"
    >
      {sent && <Summary sent={sent} t={t} texts={errors} />}
      {(settings.firstName || settings.lastName) && (
        <div className={s.names}>
          {settings.firstName && (
            <TextField
              id="newsletter-first"
              name="first_name"
              label={t('newsletter:firstName')}
              autoComplete="given-name"
              maxLength={NAME_MOST}
              defaultValue={values.first_name}
            />
          )}
          {settings.lastName && (
            <TextField
              id="newsletter-last"
              name="last_name"
              label={t('newsletter:lastName')}
              autoComplete="family-name"
              maxLength={NAME_MOST}
              defaultValue={values.last_name}
            />
          )}
        </div>
      )}
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        label={t('newsletter:email')}
        autoComplete="email"
        placeholder={t('newsletter:example')}
        maxLength={EMAIL_MOST}
        pattern={EMAIL_PATTERN}
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <CheckField
        id="newsletter-age"
        name="ageConsent"
        label={t('newsletter:age')}
        required
        defaultChecked={values.ageConsent}
        error={errors.ageConsent}
      />
      {/* People neither see nor reach this one; programs that fill in everything give themselves away. */}
      <p className={s.trap} aria-hidden="true">
        <label htmlFor="newsletter-trap">{t('newsletter:trap')}</label>
        <input id="newsletter-trap" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      <input type="hidden" name={ELAPSED_FIELD} defaultValue="" />
      <input type="hidden" name="source" defaultValue={values.source || source} />
      <p className={s.status} data-status="" role="status" />
      <Button type="submit" arrow className={s.submit}>
        {t('newsletter:submit')}
      </Button>
    </form>
  );
}

function Summary({
  sent,
  t,
  texts,
}: {
  sent: { state: 'form' | 'failed' | 'tooMany'; errors: NewsletterErrors };
  t: Translate;
  texts: ReturnType<typeof errorTexts>;
}) {
  const wrong = CHECKED.flatMap((field) => {
    const text = texts[field];
    return text ? [{ field, text }] : [];
  });
  if (sent.state === 'form' && wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what the visitor has just sent
    <div className={s.summary} role="alert" tabIndex={-1} autoFocus data-summary="">
      {sent.state === 'failed' && <p>{t('newsletter:failed')}</p>}
      {sent.state === 'tooMany' && <p>{t('newsletter:tooMany')}</p>}
      {sent.state === 'form' && (
        <>
          <p>{t('newsletter:check')}</p>
          <ul>
            {wrong.map(({ field, text }) => (
              <li key={field}>
                <a href={field === 'email' ? '#newsletter-email' : '#newsletter-age'}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
