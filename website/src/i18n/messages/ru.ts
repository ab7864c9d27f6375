import cinema from './ru/cinema.ts';
import common from './ru/common.ts';
import consent from './ru/consent.ts';
import contact from './ru/contact.ts';
import coupons from './ru/coupons.ts';
import csr from './ru/csr.ts';
import dailyMenu from './ru/dailyMenu.ts';
import documents from './ru/documents.ts';
import errors from './ru/errors.ts';
import events from './ru/events.ts';
import forms from './ru/forms.ts';
import giftCard from './ru/giftCard.ts';
import home from './ru/home.ts';
import inspirations from './ru/inspirations.ts';
import jobs from './ru/jobs.ts';
import landing from './ru/landing.ts';
import lunchCard from './ru/lunchCard.ts';
import map from './ru/map.ts';
import mediaSales from './ru/mediaSales.ts';
import mobileApps from './ru/mobileApps.ts';
import newsletter from './ru/newsletter.ts';
import offers from './ru/offers.ts';
import opening from './ru/opening.ts';
import press from './ru/press.ts';
import search from './ru/search.ts';
import seo from './ru/seo.ts';
import shell from './ru/shell.ts';
import stylist from './ru/stylist.ts';
import survey from './ru/survey.ts';
import tenants from './ru/tenants.ts';
import video from './ru/video.ts';

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
