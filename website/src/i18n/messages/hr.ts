import common from './hr/common.ts';
import consent from './hr/consent.ts';
import contact from './hr/contact.ts';
import errors from './hr/errors.ts';
import events from './hr/events.ts';
import giftCard from './hr/giftCard.ts';
import home from './hr/home.ts';
import map from './hr/map.ts';
import newsletter from './hr/newsletter.ts';
import offers from './hr/offers.ts';
import opening from './hr/opening.ts';
import search from './hr/search.ts';
import shell from './hr/shell.ts';
import tenants from './hr/tenants.ts';

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
