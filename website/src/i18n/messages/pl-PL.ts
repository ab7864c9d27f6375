import common from './pl-PL/common.ts';
import consent from './pl-PL/consent.ts';
import contact from './pl-PL/contact.ts';
import errors from './pl-PL/errors.ts';
import events from './pl-PL/events.ts';
import giftCard from './pl-PL/giftCard.ts';
import home from './pl-PL/home.ts';
import map from './pl-PL/map.ts';
import newsletter from './pl-PL/newsletter.ts';
import offers from './pl-PL/offers.ts';
import opening from './pl-PL/opening.ts';
import search from './pl-PL/search.ts';
import shell from './pl-PL/shell.ts';
import tenants from './pl-PL/tenants.ts';

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
