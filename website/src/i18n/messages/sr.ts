import cinema from './sr/cinema.ts';
import common from './sr/common.ts';
import consent from './sr/consent.ts';
import contact from './sr/contact.ts';
import coupons from './sr/coupons.ts';
import csr from './sr/csr.ts';
import dailyMenu from './sr/dailyMenu.ts';
import documents from './sr/documents.ts';
import errors from './sr/errors.ts';
import events from './sr/events.ts';
import forms from './sr/forms.ts';
import giftCard from './sr/giftCard.ts';
import home from './sr/home.ts';
import inspirations from './sr/inspirations.ts';
import jobs from './sr/jobs.ts';
import landing from './sr/landing.ts';
import lunchCard from './sr/lunchCard.ts';
import map from './sr/map.ts';
import mediaSales from './sr/mediaSales.ts';
import mobileApps from './sr/mobileApps.ts';
import newsletter from './sr/newsletter.ts';
import offers from './sr/offers.ts';
import opening from './sr/opening.ts';
import press from './sr/press.ts';
import search from './sr/search.ts';
import seo from './sr/seo.ts';
import shell from './sr/shell.ts';
import stylist from './sr/stylist.ts';
import survey from './sr/survey.ts';
import tenants from './sr/tenants.ts';
import video from './sr/video.ts';

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
