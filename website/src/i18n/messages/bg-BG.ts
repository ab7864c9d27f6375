import common from './bg-BG/common.ts';
import consent from './bg-BG/consent.ts';
import contact from './bg-BG/contact.ts';
import errors from './bg-BG/errors.ts';
import events from './bg-BG/events.ts';
import giftCard from './bg-BG/giftCard.ts';
import home from './bg-BG/home.ts';
import map from './bg-BG/map.ts';
import newsletter from './bg-BG/newsletter.ts';
import offers from './bg-BG/offers.ts';
import opening from './bg-BG/opening.ts';
import search from './bg-BG/search.ts';
import shell from './bg-BG/shell.ts';
import tenants from './bg-BG/tenants.ts';

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
