import common from './lt-LT/common.ts';
import consent from './lt-LT/consent.ts';
import contact from './lt-LT/contact.ts';
import errors from './lt-LT/errors.ts';
import events from './lt-LT/events.ts';
import giftCard from './lt-LT/giftCard.ts';
import home from './lt-LT/home.ts';
import map from './lt-LT/map.ts';
import newsletter from './lt-LT/newsletter.ts';
import offers from './lt-LT/offers.ts';
import opening from './lt-LT/opening.ts';
import search from './lt-LT/search.ts';
import shell from './lt-LT/shell.ts';
import tenants from './lt-LT/tenants.ts';

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
