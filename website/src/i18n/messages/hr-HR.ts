import common from './hr-HR/common.ts';
import consent from './hr-HR/consent.ts';
import contact from './hr-HR/contact.ts';
import errors from './hr-HR/errors.ts';
import events from './hr-HR/events.ts';
import giftCard from './hr-HR/giftCard.ts';
import home from './hr-HR/home.ts';
import map from './hr-HR/map.ts';
import newsletter from './hr-HR/newsletter.ts';
import offers from './hr-HR/offers.ts';
import opening from './hr-HR/opening.ts';
import search from './hr-HR/search.ts';
import shell from './hr-HR/shell.ts';
import tenants from './hr-HR/tenants.ts';

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
