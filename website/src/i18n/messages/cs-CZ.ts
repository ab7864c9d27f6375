import common from './cs-CZ/common.ts';
import consent from './cs-CZ/consent.ts';
import contact from './cs-CZ/contact.ts';
import errors from './cs-CZ/errors.ts';
import events from './cs-CZ/events.ts';
import giftCard from './cs-CZ/giftCard.ts';
import home from './cs-CZ/home.ts';
import map from './cs-CZ/map.ts';
import newsletter from './cs-CZ/newsletter.ts';
import offers from './cs-CZ/offers.ts';
import opening from './cs-CZ/opening.ts';
import search from './cs-CZ/search.ts';
import shell from './cs-CZ/shell.ts';
import tenants from './cs-CZ/tenants.ts';

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
