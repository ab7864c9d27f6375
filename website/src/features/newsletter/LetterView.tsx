import { LANGUAGE_NAMES, type Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { FormDone, FormSummary } from '../../ui/form-notices/form-notices.tsx';
import s from './LetterView.module.css';
import { LANGUAGE_FIELD, type LetterPage, TOKEN_FIELD } from './letter-page.ts';
import { CONFIRM_PATH, LANGUAGE_PATH, LEAVE_PATH } from './newsletter-constants.ts';

interface Props {
  shown: LetterPage;
  live: readonly Locale[];
  locale: Locale;
  t: Translate;
}

/** What a finished press says; nothing while there is something to press. */
function done({ page, outcome }: LetterPage, t: Translate): { heading: string; text: string } | undefined {
  if (outcome === 'invalid')
    return { heading: t('newsletter:invalid.heading'), text: t('newsletter:invalid.text') };
  if (outcome === 'changed')
    return { heading: t('newsletter:language.done.heading'), text: t('newsletter:language.done.text') };
  if (outcome !== 'done') return undefined;
  return page === 'confirm'
    ? { heading: t('newsletter:confirm.done.heading'), text: t('newsletter:confirm.done.text') }
    : { heading: t('newsletter:leave.done.heading'), text: t('newsletter:leave.done.text') };
}

/**
 * Where a letter's link leads: to a button, since programs follow links and press none. Needs no script. The language
 * can still be changed after it was changed; who has left has nothing more to press.
 */
export function LetterView({ shown, live, locale, t }: Props) {
  const { page, token, outcome } = shown;
  const over = outcome === 'done' || outcome === 'invalid';
  const action = page === 'confirm' ? CONFIRM_PATH : LEAVE_PATH;
  const words =
    page === 'confirm'
      ? {
          heading: t('newsletter:confirm.heading'),
          text: t('newsletter:confirm.text'),
          submit: t('newsletter:confirm.submit'),
        }
      : {
          heading: t('newsletter:leave.heading'),
          text: t('newsletter:leave.text'),
          submit: t('newsletter:leave.submit'),
        };
  return (
    <main id="main" data-page="letters" className={s.page}>
      <h1>{over ? t('newsletter:title') : words.heading}</h1>
      {outcome === 'failed' && <FormSummary text={t('newsletter:unchanged')} />}
      <FormDone words={done(shown, t)} level={2} />
      {!over && (
        <form method="post" action={`${action}?locale=${locale}`} className={s.form}>
          <p>{words.text}</p>
          <input type="hidden" name={TOKEN_FIELD} value={token} />
          <Button type="submit">{words.submit}</Button>
        </form>
      )}
      {!over && page === 'leave' && live.length > 1 && (
        <form method="post" action={`${LANGUAGE_PATH}?locale=${locale}`} className={s.form}>
          <input type="hidden" name={TOKEN_FIELD} value={token} />
          <SelectField
            id="letters-language"
            name={LANGUAGE_FIELD}
            label={t('newsletter:language.label')}
            empty="–"
            required
            defaultValue={locale}
            options={live.map((one) => ({ value: one, name: LANGUAGE_NAMES[one] }))}
          />
          <Button type="submit" look="outline">
            {t('newsletter:language.submit')}
          </Button>
        </form>
      )}
    </main>
  );
}
