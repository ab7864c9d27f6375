import common from './ru/common.ts';
import consent from './ru/consent.ts';
import contact from './ru/contact.ts';
import errors from './ru/errors.ts';
import events from './ru/events.ts';
import giftCard from './ru/giftCard.ts';
import home from './ru/home.ts';
import map from './ru/map.ts';
import newsletter from './ru/newsletter.ts';
import offers from './ru/offers.ts';
import opening from './ru/opening.ts';
import search from './ru/search.ts';
import shell from './ru/shell.ts';
import tenants from './ru/tenants.ts';

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
