import type { ReactNode } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { doneWords, stateWords } from '../forms/form-words.ts';
import type { SubmissionForm, SubmissionShown } from '../forms/submission-shown.ts';
import { ContactForm, EnquiryForm, LeadForm, LunchCardForm } from '../leads/lead-forms.tsx';
import { BookingForm } from '../stylists/BookingForm.tsx';
import type { StylistCard } from '../stylists/stylist-models.ts';
import { SurveyForm } from '../survey/SurveyForm.tsx';
import s from './SubmissionView.module.css';

interface Props {
  shown: SubmissionShown;
  /** Who can be chosen for a meeting. */
  stylists: StylistCard[];
  words: PageWords;
  homeHref: string;
  part: DrawPart;
}

interface FormOfProps extends Omit<Props, 'homeHref' | 'part'> {
  labelledBy: string;
}

/** The one place where an answered form picks its view: a form without one does not compile. */
const FORMS = {
  booking: ({ shown, stylists, words, labelledBy }) => (
    <BookingForm
      stylists={stylists}
      words={words}
      source={shown.source ?? ''}
      state={shown.state}
      labelledBy={labelledBy}
    />
  ),
  enquiry: ({ shown, words, labelledBy }) => (
    <EnquiryForm
      words={words}
      source={shown.source ?? ''}
      state={shown.state}
      page={shown.page}
      today={words.dates.today(words.now)}
      labelledBy={labelledBy}
    />
  ),
  'lunch-card': ({ shown, words, labelledBy }) => (
    <LunchCardForm
      words={words}
      source={shown.source ?? ''}
      state={shown.state}
      page={shown.page}
      labelledBy={labelledBy}
    />
  ),
  lead: ({ shown, words, labelledBy }) => (
    <LeadForm
      words={words}
      source={shown.source ?? ''}
      state={shown.state}
      page={shown.page}
      labelledBy={labelledBy}
    />
  ),
  contact: ({ shown, words, labelledBy }) => (
    <ContactForm
      words={words}
      source={shown.source ?? ''}
      state={shown.state}
      page="contact"
      labelledBy={labelledBy}
    />
  ),
  survey: ({ shown, words, labelledBy }) => (
    <SurveyForm
      questions={shown.asked ?? []}
      stepped={false}
      words={words}
      source={shown.source ?? ''}
      page={shown.page}
      state={shown.state}
      labelledBy={labelledBy}
    />
  ),
} satisfies Record<SubmissionForm, (props: FormOfProps) => ReactNode>;

/**
 * The page that answers a posted form: the form with what is wrong and what was typed, or that it is sent. What became
 * of it is said even where the form can't be drawn.
 */
export function SubmissionView({ shown, stylists, words, homeHref, part }: Props) {
  const { t } = words;
  const Form = FORMS[shown.form];
  const headings: Record<SubmissionForm, string> = {
    booking: t('stylist:book'),
    enquiry: t('mediaSales:form.heading'),
    'lunch-card': t('lunchCard:how'),
    lead: t('forms:title'),
    contact: t('contact:write.heading'),
    survey: t('survey:label'),
  };
  return (
    <main id="main" data-page="submission" className={s.page}>
      <Breadcrumbs
        label={t('tenants:crumbs')}
        trail={[{ name: t('tenants:home'), href: homeHref }]}
        current={headings[shown.form]}
      />
      <h1 id="form-heading">{headings[shown.form]}</h1>
      {shown.photosLost && <p>{t('forms:photosAgain')}</p>}
      {part('form', () => (
        <Form shown={shown} stylists={stylists} words={words} labelledBy="form-heading" />
      )) ?? <p>{shown.state.state === 'done' ? doneWords(t).text : stateWords(shown.state.state, t)}</p>}
    </main>
  );
}
