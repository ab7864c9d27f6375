import cinema from './ro-RO/cinema.ts';
import common from './ro-RO/common.ts';
import consent from './ro-RO/consent.ts';
import contact from './ro-RO/contact.ts';
import coupons from './ro-RO/coupons.ts';
import csr from './ro-RO/csr.ts';
import dailyMenu from './ro-RO/dailyMenu.ts';
import documents from './ro-RO/documents.ts';
import errors from './ro-RO/errors.ts';
import events from './ro-RO/events.ts';
import forms from './ro-RO/forms.ts';
import giftCard from './ro-RO/giftCard.ts';
import home from './ro-RO/home.ts';
import inspirations from './ro-RO/inspirations.ts';
import jobs from './ro-RO/jobs.ts';
import landing from './ro-RO/landing.ts';
import lunchCard from './ro-RO/lunchCard.ts';
import map from './ro-RO/map.ts';
import mediaSales from './ro-RO/mediaSales.ts';
import mobileApps from './ro-RO/mobileApps.ts';
import newsletter from './ro-RO/newsletter.ts';
import offers from './ro-RO/offers.ts';
import opening from './ro-RO/opening.ts';
import press from './ro-RO/press.ts';
import search from './ro-RO/search.ts';
import seo from './ro-RO/seo.ts';
import shell from './ro-RO/shell.ts';
import stylist from './ro-RO/stylist.ts';
import survey from './ro-RO/survey.ts';
import tenants from './ro-RO/tenants.ts';
import video from './ro-RO/video.ts';

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
