import cinema from './en/cinema.ts';
import common from './en/common.ts';
import consent from './en/consent.ts';
import contact from './en/contact.ts';
import coupons from './en/coupons.ts';
import csr from './en/csr.ts';
import dailyMenu from './en/dailyMenu.ts';
import documents from './en/documents.ts';
import errors from './en/errors.ts';
import events from './en/events.ts';
import forms from './en/forms.ts';
import giftCard from './en/giftCard.ts';
import home from './en/home.ts';
import inspirations from './en/inspirations.ts';
import jobs from './en/jobs.ts';
import landing from './en/landing.ts';
import lunchCard from './en/lunchCard.ts';
import map from './en/map.ts';
import mediaSales from './en/mediaSales.ts';
import mobileApps from './en/mobileApps.ts';
import newsletter from './en/newsletter.ts';
import offers from './en/offers.ts';
import opening from './en/opening.ts';
import press from './en/press.ts';
import search from './en/search.ts';
import seo from './en/seo.ts';
import shell from './en/shell.ts';
import stylist from './en/stylist.ts';
import survey from './en/survey.ts';
import tenants from './en/tenants.ts';
import video from './en/video.ts';

export default {
  common,
  consent,
  shell,
  home,
  tenants,
  offers,
  events,
  contact,
  giftCard,
  map,
  newsletter,
  errors,
  opening,
  search,
  inspirations,
  cinema,
  dailyMenu,
  lunchCard,
  jobs,
  press,
  coupons,
  csr,
  mobileApps,
  documents,
  landing,
  survey,
  video,
  stylist,
  mediaSales,
  forms,
  seo,
};
