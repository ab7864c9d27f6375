import cinema from './hr/cinema.ts';
import common from './hr/common.ts';
import consent from './hr/consent.ts';
import contact from './hr/contact.ts';
import coupons from './hr/coupons.ts';
import csr from './hr/csr.ts';
import dailyMenu from './hr/dailyMenu.ts';
import documents from './hr/documents.ts';
import errors from './hr/errors.ts';
import events from './hr/events.ts';
import forms from './hr/forms.ts';
import giftCard from './hr/giftCard.ts';
import home from './hr/home.ts';
import inspirations from './hr/inspirations.ts';
import jobs from './hr/jobs.ts';
import landing from './hr/landing.ts';
import lunchCard from './hr/lunchCard.ts';
import map from './hr/map.ts';
import mediaSales from './hr/mediaSales.ts';
import mobileApps from './hr/mobileApps.ts';
import newsletter from './hr/newsletter.ts';
import offers from './hr/offers.ts';
import opening from './hr/opening.ts';
import press from './hr/press.ts';
import search from './hr/search.ts';
import seo from './hr/seo.ts';
import shell from './hr/shell.ts';
import stylist from './hr/stylist.ts';
import survey from './hr/survey.ts';
import tenants from './hr/tenants.ts';
import video from './hr/video.ts';

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
