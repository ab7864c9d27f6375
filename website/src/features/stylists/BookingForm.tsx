import { SHOPPING_REASONS, type ShoppingReason, TIMES_AVAILABLE } from '@mall/contract';
import type { PageWords } from '../../i18n/page-words.ts';
import { PHONE_FORMATS } from '../../i18n/phone-formats.ts';
import { CheckField } from '../../ui/CheckField/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { TextArea } from '../../ui/Field/TextArea.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { FileDrop } from '../../ui/FileDrop/FileDrop.tsx';
import type { IconName } from '../../ui/Icon/icons.ts';
import f from '../forms/EnhancedForm.module.css';
import { EnhancedForm } from '../forms/EnhancedForm.tsx';
import { formFields } from '../forms/form-fields.ts';
import type { FormState } from '../forms/form-state.ts';
import { ANYONE, BOOKING_FORM, BOOKING_PATH, bookingRules } from './booking-rules.ts';
import { meetingTimes } from './booking-times.ts';
import type { StylistCard } from './stylist-models.ts';

interface BookingFormProps {
  /** Who can be chosen; one alone is the one that the page is about. */
  stylists: StylistCard[];
  words: PageWords;
  /** Address of the page. */
  source: string;
  state?: FormState;
  labelledBy: string;
}

const ICONS: Partial<Record<ShoppingReason, IconName>> = {
  everyday: 'hanger',
  work: 'bag',
  evening: 'star',
  wedding: 'beauty',
  travel: 'car',
  gift: 'gift',
};

/** Asks for a meeting with a stylist: all of spec section 3. */
export function BookingForm({ stylists, words, source, state, labelledBy }: BookingFormProps) {
  const { t, locale } = words;
  const rules = bookingRules(t, locale);
  const { text, choice, check, base, values } = formFields(BOOKING_FORM, rules, t, state);
  const phone = PHONE_FORMATS[locale];
  const [only] = stylists.length === 1 ? stylists : [];
  const bookable = stylists.filter(({ key }) => key !== undefined);
  // Nobody to choose from (the system is down): whoever was chosen before stays chosen.
  const chosen = only ? only.key : bookable.length === 0 ? values('stylist')[0] : undefined;
  const hasTimes = stylists.some(({ days }) => days.length > 0) || values('first').length > 0;
  // Where nobody knows the free hours, one suggests a time rather than finding nothing to choose from.
  const suggests = stylists.length === 0 || stylists.some(({ asksTime }) => asksTime);
  const yesNo = [
    { value: 'yes', name: t('common:yes') },
    { value: 'no', name: t('common:no') },
  ];
  const term = (name: 'first' | 'alternate') => (
    <SelectField
      {...base(name)}
      empty={t('stylist:form.pickTime')}
      groups={meetingTimes(stylists, words, values(name)[0])}
      defaultValue={values(name)[0] ?? ''}
      dependsOn={only ? undefined : 'stylist'}
    />
  );
  const suggestion = (name: 'first' | 'alternate') => (
    <TextField {...text(name)} type="datetime-local" step={900} />
  );
  return (
    <EnhancedForm
      id={BOOKING_FORM}
      path={BOOKING_PATH}
      rules={rules}
      t={t}
      locale={locale}
      source={source}
      state={state}
      done={{ heading: t('stylist:form.done'), text: t('stylist:form.doneText') }}
      submit={t('stylist:form.submit')}
      hidden={chosen ? { stylist: chosen } : undefined}
      labelledBy={labelledBy}
      files
    >
      <div className={f.pair}>
        <TextField {...text('first_name')} autoComplete="given-name" />
        <TextField {...text('last_name')} autoComplete="family-name" />
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          placeholder={t('newsletter:example')}
        />
        <TextField
          {...text('phone')}
          type="tel"
          autoComplete="tel"
          hint={phone.hint}
          placeholder={phone.prefix}
        />
      </div>
      {!only && bookable.length > 0 && (
        <ChoiceField
          {...choice('stylist')}
          note={undefined}
          chosen={[values('stylist')[0] ?? ANYONE]}
          choices={[
            { value: ANYONE, name: t('stylist:form.anyone') },
            ...bookable.map(({ key = '', name }) => ({ value: key, name })),
          ]}
        />
      )}
      {suggests && <p className={f.note}>{t('stylist:form.anyTime')}</p>}
      {!hasTimes && !suggests && <p className={f.note}>{t('stylist:noTime')}</p>}
      <div className={f.pair}>
        {suggests ? suggestion('first') : term('first')}
        {suggests ? suggestion('alternate') : term('alternate')}
      </div>
      <ChoiceField
        {...choice('shoppingFor')}
        several
        hint={t('stylist:form.several')}
        choices={SHOPPING_REASONS.map((value) => ({
          value,
          name: t(`stylist:form.reason.${value}`),
          icon: ICONS[value],
        }))}
      />
      <TextField {...text('occasion')} hint={t('stylist:form.occasionHint')} />
      <ChoiceField
        {...choice('timeAvailable')}
        choices={TIMES_AVAILABLE.map((value, index) => ({
          value,
          name:
            index === TIMES_AVAILABLE.length - 1
              ? t('stylist:form.longer')
              : t('common:unit.hours', { count: Number(value) }),
        }))}
      />
      <TextArea {...text('notes')} hint={t('stylist:form.notesHint')} />
      <FileDrop
        {...base('photos')}
        hint={t('forms:photo.hint')}
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        words={{
          camera: t('forms:photo.camera'),
          release: t('forms:photo.release'),
          invalid: t('common:validation.invalidFiles'),
        }}
      />
      <ChoiceField {...choice('worked')} choices={yesNo} />
      <ChoiceField {...choice('account')} choices={yesNo} />
      <div className={f.consents}>
        <CheckField {...check('ageConsent')} />
        <CheckField {...check('termsConsent')} />
        <CheckField {...check('dataConsent')} />
        <CheckField {...check('marketingConsent')} />
      </div>
    </EnhancedForm>
  );
}
