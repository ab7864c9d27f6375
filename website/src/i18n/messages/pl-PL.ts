import cinema from './pl-PL/cinema.ts';
import common from './pl-PL/common.ts';
import consent from './pl-PL/consent.ts';
import contact from './pl-PL/contact.ts';
import coupons from './pl-PL/coupons.ts';
import csr from './pl-PL/csr.ts';
import dailyMenu from './pl-PL/dailyMenu.ts';
import documents from './pl-PL/documents.ts';
import errors from './pl-PL/errors.ts';
import events from './pl-PL/events.ts';
import forms from './pl-PL/forms.ts';
import giftCard from './pl-PL/giftCard.ts';
import home from './pl-PL/home.ts';
import inspirations from './pl-PL/inspirations.ts';
import jobs from './pl-PL/jobs.ts';
import landing from './pl-PL/landing.ts';
import lunchCard from './pl-PL/lunchCard.ts';
import map from './pl-PL/map.ts';
import mediaSales from './pl-PL/mediaSales.ts';
import mobileApps from './pl-PL/mobileApps.ts';
import newsletter from './pl-PL/newsletter.ts';
import offers from './pl-PL/offers.ts';
import opening from './pl-PL/opening.ts';
import press from './pl-PL/press.ts';
import search from './pl-PL/search.ts';
import seo from './pl-PL/seo.ts';
import shell from './pl-PL/shell.ts';
import stylist from './pl-PL/stylist.ts';
import survey from './pl-PL/survey.ts';
import tenants from './pl-PL/tenants.ts';
import video from './pl-PL/video.ts';

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
