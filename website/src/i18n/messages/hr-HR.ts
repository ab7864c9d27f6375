import cinema from './hr-HR/cinema.ts';
import common from './hr-HR/common.ts';
import consent from './hr-HR/consent.ts';
import contact from './hr-HR/contact.ts';
import coupons from './hr-HR/coupons.ts';
import csr from './hr-HR/csr.ts';
import dailyMenu from './hr-HR/dailyMenu.ts';
import documents from './hr-HR/documents.ts';
import errors from './hr-HR/errors.ts';
import events from './hr-HR/events.ts';
import forms from './hr-HR/forms.ts';
import giftCard from './hr-HR/giftCard.ts';
import home from './hr-HR/home.ts';
import inspirations from './hr-HR/inspirations.ts';
import jobs from './hr-HR/jobs.ts';
import landing from './hr-HR/landing.ts';
import lunchCard from './hr-HR/lunchCard.ts';
import map from './hr-HR/map.ts';
import mediaSales from './hr-HR/mediaSales.ts';
import mobileApps from './hr-HR/mobileApps.ts';
import newsletter from './hr-HR/newsletter.ts';
import offers from './hr-HR/offers.ts';
import opening from './hr-HR/opening.ts';
import press from './hr-HR/press.ts';
import search from './hr-HR/search.ts';
import seo from './hr-HR/seo.ts';
import shell from './hr-HR/shell.ts';
import stylist from './hr-HR/stylist.ts';
import survey from './hr-HR/survey.ts';
import tenants from './hr-HR/tenants.ts';
import video from './hr-HR/video.ts';

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
