import common from './sr/common.ts';
import consent from './sr/consent.ts';
import contact from './sr/contact.ts';
import errors from './sr/errors.ts';
import events from './sr/events.ts';
import giftCard from './sr/giftCard.ts';
import home from './sr/home.ts';
import map from './sr/map.ts';
import newsletter from './sr/newsletter.ts';
import offers from './sr/offers.ts';
import opening from './sr/opening.ts';
import search from './sr/search.ts';
import shell from './sr/shell.ts';
import tenants from './sr/tenants.ts';

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
};
