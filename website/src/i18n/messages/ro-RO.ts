import common from './ro-RO/common.ts';
import consent from './ro-RO/consent.ts';
import contact from './ro-RO/contact.ts';
import errors from './ro-RO/errors.ts';
import events from './ro-RO/events.ts';
import giftCard from './ro-RO/giftCard.ts';
import home from './ro-RO/home.ts';
import map from './ro-RO/map.ts';
import newsletter from './ro-RO/newsletter.ts';
import offers from './ro-RO/offers.ts';
import opening from './ro-RO/opening.ts';
import search from './ro-RO/search.ts';
import shell from './ro-RO/shell.ts';
import tenants from './ro-RO/tenants.ts';

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
