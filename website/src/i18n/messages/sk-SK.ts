import cinema from './sk-SK/cinema.ts';
import common from './sk-SK/common.ts';
import consent from './sk-SK/consent.ts';
import contact from './sk-SK/contact.ts';
import coupons from './sk-SK/coupons.ts';
import csr from './sk-SK/csr.ts';
import dailyMenu from './sk-SK/dailyMenu.ts';
import documents from './sk-SK/documents.ts';
import errors from './sk-SK/errors.ts';
import events from './sk-SK/events.ts';
import forms from './sk-SK/forms.ts';
import giftCard from './sk-SK/giftCard.ts';
import home from './sk-SK/home.ts';
import inspirations from './sk-SK/inspirations.ts';
import jobs from './sk-SK/jobs.ts';
import landing from './sk-SK/landing.ts';
import lunchCard from './sk-SK/lunchCard.ts';
import map from './sk-SK/map.ts';
import mediaSales from './sk-SK/mediaSales.ts';
import mobileApps from './sk-SK/mobileApps.ts';
import newsletter from './sk-SK/newsletter.ts';
import offers from './sk-SK/offers.ts';
import opening from './sk-SK/opening.ts';
import press from './sk-SK/press.ts';
import search from './sk-SK/search.ts';
import seo from './sk-SK/seo.ts';
import shell from './sk-SK/shell.ts';
import stylist from './sk-SK/stylist.ts';
import survey from './sk-SK/survey.ts';
import tenants from './sk-SK/tenants.ts';
import video from './sk-SK/video.ts';

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
