import { EMAIL_PATTERN, MAX_EMAIL, MAX_NAME } from '@mall/contract';
import { failedWords } from '../../i18n/failed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CheckField } from '../../ui/CheckField/CheckField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { FormDone, FormStatus, FormSummary, Trap } from '../../ui/form-notices/form-notices.tsx';
import { PROOF_FIELD, TRAP_FIELD } from '../forms/form-constants.ts';
import s from './NewsletterForm.module.css';
import { NEWSLETTER_PATH } from './newsletter-constants.ts';
import {
  type NewsletterErrors,
  type NewsletterSettings,
  type NewsletterState,
  type NewsletterValues,
  NOTHING_TYPED,
} from './newsletter-entry.ts';
import { doneWords, errorTexts, newsletterWords } from './newsletter-words.ts';

interface NewsletterFormProps {
  settings: NewsletterSettings;
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
  const done =
    state?.state === 'created' || state?.state === 'updated' || state?.state === 'mailed'
      ? state.state
      : undefined;
  return (
    <newsletter-form
      data-state={done === 'mailed' ? 'created' : (state?.state ?? 'form')}
      data-words={JSON.stringify(newsletterWords(t, settings.ageError))}
    >
      <section className={s.section} id="newsletter" aria-labelledby="newsletter-heading">
        <div className={s.pitch}>
          <Heading id="newsletter-heading">{t('newsletter:heading')}</Heading>
          <p>{t('newsletter:text')}</p>
        </div>
        <div>
          {!done && <Form settings={settings} t={t} locale={locale} source={source} state={state} />}
          <FormDone words={done && doneWords(done, t)} level={state ? 2 : 3} />
        </div>
      </section>
    </newsletter-form>
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
              maxLength={MAX_NAME}
              defaultValue={values.first_name}
            />
          )}
          {settings.lastName && (
            <TextField
              id="newsletter-last"
              name="last_name"
              label={t('newsletter:lastName')}
              autoComplete="family-name"
              maxLength={MAX_NAME}
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
        maxLength={MAX_EMAIL}
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
      <Trap id="newsletter-trap" name={TRAP_FIELD} label={t('newsletter:trap')} />
      {sent && <input type="hidden" name={PROOF_FIELD} defaultValue={sent.proof} />}
      <input type="hidden" name="source" defaultValue={values.source || source} />
      <FormStatus />
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
  sent: Extract<NewsletterState, { errors: NewsletterErrors }>;
  t: Translate;
  texts: ReturnType<typeof errorTexts>;
}) {
  const wrong = CHECKED.flatMap((field) => {
    const text = texts[field];
    return text ? [{ field, text }] : [];
  });
  if (sent.state === 'form' && wrong.length === 0) return null;
  if (sent.state === 'confirm') return <FormSummary text={t('forms:confirm')} />;
  if (sent.state === 'failed') return <FormSummary text={failedWords(t, 'newsletter:failed')} />;
  if (sent.state !== 'form') return <FormSummary text={t(`newsletter:${sent.state}`)} />;
  return (
    <FormSummary
      text={t('newsletter:check')}
      issues={wrong.map(({ field, text }) => ({
        id: field === 'email' ? 'newsletter-email' : 'newsletter-age',
        text,
      }))}
    />
  );
}
