import cinema from './hu-HU/cinema.ts';
import common from './hu-HU/common.ts';
import consent from './hu-HU/consent.ts';
import contact from './hu-HU/contact.ts';
import coupons from './hu-HU/coupons.ts';
import csr from './hu-HU/csr.ts';
import dailyMenu from './hu-HU/dailyMenu.ts';
import documents from './hu-HU/documents.ts';
import errors from './hu-HU/errors.ts';
import events from './hu-HU/events.ts';
import forms from './hu-HU/forms.ts';
import giftCard from './hu-HU/giftCard.ts';
import home from './hu-HU/home.ts';
import inspirations from './hu-HU/inspirations.ts';
import jobs from './hu-HU/jobs.ts';
import landing from './hu-HU/landing.ts';
import lunchCard from './hu-HU/lunchCard.ts';
import map from './hu-HU/map.ts';
import mediaSales from './hu-HU/mediaSales.ts';
import mobileApps from './hu-HU/mobileApps.ts';
import newsletter from './hu-HU/newsletter.ts';
import offers from './hu-HU/offers.ts';
import opening from './hu-HU/opening.ts';
import press from './hu-HU/press.ts';
import search from './hu-HU/search.ts';
import seo from './hu-HU/seo.ts';
import shell from './hu-HU/shell.ts';
import stylist from './hu-HU/stylist.ts';
import survey from './hu-HU/survey.ts';
import tenants from './hu-HU/tenants.ts';
import video from './hu-HU/video.ts';

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
