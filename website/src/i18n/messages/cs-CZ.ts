import cinema from './cs-CZ/cinema.ts';
import common from './cs-CZ/common.ts';
import consent from './cs-CZ/consent.ts';
import contact from './cs-CZ/contact.ts';
import coupons from './cs-CZ/coupons.ts';
import csr from './cs-CZ/csr.ts';
import dailyMenu from './cs-CZ/dailyMenu.ts';
import documents from './cs-CZ/documents.ts';
import errors from './cs-CZ/errors.ts';
import events from './cs-CZ/events.ts';
import forms from './cs-CZ/forms.ts';
import giftCard from './cs-CZ/giftCard.ts';
import home from './cs-CZ/home.ts';
import inspirations from './cs-CZ/inspirations.ts';
import jobs from './cs-CZ/jobs.ts';
import landing from './cs-CZ/landing.ts';
import lunchCard from './cs-CZ/lunchCard.ts';
import map from './cs-CZ/map.ts';
import mediaSales from './cs-CZ/mediaSales.ts';
import mobileApps from './cs-CZ/mobileApps.ts';
import newsletter from './cs-CZ/newsletter.ts';
import offers from './cs-CZ/offers.ts';
import opening from './cs-CZ/opening.ts';
import press from './cs-CZ/press.ts';
import search from './cs-CZ/search.ts';
import seo from './cs-CZ/seo.ts';
import shell from './cs-CZ/shell.ts';
import stylist from './cs-CZ/stylist.ts';
import survey from './cs-CZ/survey.ts';
import tenants from './cs-CZ/tenants.ts';
import video from './cs-CZ/video.ts';

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
