import cinema from './bg-BG/cinema.ts';
import common from './bg-BG/common.ts';
import consent from './bg-BG/consent.ts';
import contact from './bg-BG/contact.ts';
import coupons from './bg-BG/coupons.ts';
import csr from './bg-BG/csr.ts';
import dailyMenu from './bg-BG/dailyMenu.ts';
import documents from './bg-BG/documents.ts';
import errors from './bg-BG/errors.ts';
import events from './bg-BG/events.ts';
import forms from './bg-BG/forms.ts';
import giftCard from './bg-BG/giftCard.ts';
import home from './bg-BG/home.ts';
import inspirations from './bg-BG/inspirations.ts';
import jobs from './bg-BG/jobs.ts';
import landing from './bg-BG/landing.ts';
import lunchCard from './bg-BG/lunchCard.ts';
import map from './bg-BG/map.ts';
import mediaSales from './bg-BG/mediaSales.ts';
import mobileApps from './bg-BG/mobileApps.ts';
import newsletter from './bg-BG/newsletter.ts';
import offers from './bg-BG/offers.ts';
import opening from './bg-BG/opening.ts';
import press from './bg-BG/press.ts';
import search from './bg-BG/search.ts';
import seo from './bg-BG/seo.ts';
import shell from './bg-BG/shell.ts';
import stylist from './bg-BG/stylist.ts';
import survey from './bg-BG/survey.ts';
import tenants from './bg-BG/tenants.ts';
import video from './bg-BG/video.ts';

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
