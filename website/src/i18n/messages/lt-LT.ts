import cinema from './lt-LT/cinema.ts';
import common from './lt-LT/common.ts';
import consent from './lt-LT/consent.ts';
import contact from './lt-LT/contact.ts';
import coupons from './lt-LT/coupons.ts';
import csr from './lt-LT/csr.ts';
import dailyMenu from './lt-LT/dailyMenu.ts';
import documents from './lt-LT/documents.ts';
import errors from './lt-LT/errors.ts';
import events from './lt-LT/events.ts';
import forms from './lt-LT/forms.ts';
import giftCard from './lt-LT/giftCard.ts';
import home from './lt-LT/home.ts';
import inspirations from './lt-LT/inspirations.ts';
import jobs from './lt-LT/jobs.ts';
import landing from './lt-LT/landing.ts';
import lunchCard from './lt-LT/lunchCard.ts';
import map from './lt-LT/map.ts';
import mediaSales from './lt-LT/mediaSales.ts';
import mobileApps from './lt-LT/mobileApps.ts';
import newsletter from './lt-LT/newsletter.ts';
import offers from './lt-LT/offers.ts';
import opening from './lt-LT/opening.ts';
import press from './lt-LT/press.ts';
import search from './lt-LT/search.ts';
import seo from './lt-LT/seo.ts';
import shell from './lt-LT/shell.ts';
import stylist from './lt-LT/stylist.ts';
import survey from './lt-LT/survey.ts';
import tenants from './lt-LT/tenants.ts';
import video from './lt-LT/video.ts';

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
