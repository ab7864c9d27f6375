import { CONTACT_TOPICS } from '@mall/contract/contact-topics.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { PHONE_FORMATS } from '../../i18n/phone-formats.ts';
import { CheckField } from '../../ui/CheckField/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx';
import { TextArea } from '../../ui/Field/TextArea.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import f from '../forms/EnhancedForm.module.css';
import { EnhancedForm } from '../forms/EnhancedForm.tsx';
import { formFields } from '../forms/form-fields.ts';
import type { FormRules } from '../forms/form-rules.ts';
import type { FormState } from '../forms/form-state.ts';
import { doneWords } from '../forms/form-words.ts';
import {
  CONTACT_FORM,
  CONTACT_PATH,
  contactRules,
  ENQUIRY_FORM,
  ENQUIRY_PATH,
  enquiryRules,
  INTERESTS,
  LEAD_FORM,
  LEAD_PATH,
  LUNCH_CARD_FORM,
  LUNCH_CARD_PATH,
  leadRules,
  lunchCardRules,
} from './lead-rules.ts';

interface LeadFormProps {
  words: PageWords;
  /** Address of the page. */
  source: string;
  state?: FormState;
  labelledBy: string;
  /** Which page sent it: the landing page's or the card's slug, or the name of the media-sale page. */
  page: string;
}

type Fields = ReturnType<typeof formFields>;

function phoneProps({ locale }: PageWords) {
  const { hint, prefix } = PHONE_FORMATS[locale];
  return { type: 'tel', autoComplete: 'tel', hint, placeholder: prefix };
}

function Reach({ fields: { text }, words }: { fields: Fields; words: PageWords }) {
  return (
    <>
      <TextField
        {...text('email')}
        type="email"
        autoComplete="email"
        placeholder={words.t('newsletter:example')}
      />
      <TextField {...text('phone')} {...phoneProps(words)} />
    </>
  );
}

function Consents({ fields: { check } }: { fields: Fields }) {
  return (
    <div className={f.consents}>
      <CheckField {...check('dataConsent')} />
      <CheckField {...check('marketingConsent')} />
    </div>
  );
}

/** What the three forms share. */
function shared(
  id: string,
  path: string,
  rules: FormRules,
  { words, source, state, labelledBy, page }: LeadFormProps,
) {
  const { t, locale } = words;
  return {
    fields: formFields(id, rules, t, state),
    form: {
      id,
      draft: `${id}-${page}`,
      path,
      rules,
      t,
      locale,
      source,
      state,
      labelledBy,
      done: doneWords(t),
      hidden: { page },
    },
  };
}

/** An enquiry about leasing or media sales. @param today YYYY-MM-DD in the centre */
export function EnquiryForm({ today, ...props }: LeadFormProps & { today: string }) {
  const { words } = props;
  const { t } = words;
  const { fields, form } = shared(ENQUIRY_FORM, ENQUIRY_PATH, enquiryRules(t, today), props);
  const { text, choice } = fields;
  return (
    <EnhancedForm {...form} submit={t('mediaSales:form.submit')}>
      <div className={f.pair}>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('companyName')} autoComplete="organization" />
        <Reach fields={fields} words={words} />
      </div>
      <TextField {...text('companySector')} hint={t('mediaSales:form.sectorHint')} />
      <ChoiceField
        {...choice('interest')}
        choices={INTERESTS.map((value) => ({ value, name: t(`mediaSales:form.interests.${value}`) }))}
      />
      <TextArea {...text('details')} rows={6} />
      <div className={f.pair}>
        <TextField {...text('campaignStart')} type="date" />
        <TextField {...text('campaignEnd')} type="date" />
      </div>
      <Consents fields={fields} />
    </EnhancedForm>
  );
}

/** A request for a lunch card. */
export function LunchCardForm(props: LeadFormProps) {
  const { words } = props;
  const { t } = words;
  const { fields, form } = shared(LUNCH_CARD_FORM, LUNCH_CARD_PATH, lunchCardRules(t), props);
  const { text } = fields;
  return (
    <EnhancedForm {...form} submit={t('lunchCard:form.submit')}>
      <div className={f.pair}>
        <TextField {...text('first_name')} autoComplete="given-name" />
        <TextField {...text('last_name')} autoComplete="family-name" />
        <Reach fields={fields} words={words} />
      </div>
      <TextField {...text('companyName')} autoComplete="organization" />
      <TextArea {...text('details')} rows={3} />
      <Consents fields={fields} />
    </EnhancedForm>
  );
}

/** A message to the centre, with what it is about. */
export function ContactForm(props: LeadFormProps) {
  const { words } = props;
  const { t } = words;
  const { fields, form } = shared(CONTACT_FORM, CONTACT_PATH, contactRules(t), props);
  const { text, choice, check } = fields;
  return (
    <EnhancedForm {...form} submit={t('contact:write.submit')}>
      <ChoiceField
        {...choice('topic')}
        choices={CONTACT_TOPICS.map((value) => ({ value, name: t(`contact:write.topics.${value}`) }))}
      />
      <TextField {...text('name')} autoComplete="name" />
      <div className={f.pair}>
        <Reach fields={fields} words={words} />
      </div>
      <TextArea {...text('details')} rows={6} />
      <div className={f.consents}>
        <CheckField {...check('dataConsent')} />
      </div>
    </EnhancedForm>
  );
}

/** The form of a landing page. */
export function LeadForm(props: LeadFormProps) {
  const { words } = props;
  const { t } = words;
  const { fields, form } = shared(LEAD_FORM, LEAD_PATH, leadRules(t), props);
  const { text } = fields;
  return (
    <EnhancedForm {...form} submit={t('landing:form.submit')}>
      <TextField {...text('name')} autoComplete="name" />
      <div className={f.pair}>
        <Reach fields={fields} words={words} />
      </div>
      <TextArea {...text('details')} />
      <Consents fields={fields} />
    </EnhancedForm>
  );
}
