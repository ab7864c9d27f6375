import common from './en/common.ts';
import consent from './en/consent.ts';
import contact from './en/contact.ts';
import errors from './en/errors.ts';
import events from './en/events.ts';
import giftCard from './en/giftCard.ts';
import home from './en/home.ts';
import map from './en/map.ts';
import newsletter from './en/newsletter.ts';
import offers from './en/offers.ts';
import opening from './en/opening.ts';
import search from './en/search.ts';
import shell from './en/shell.ts';
import tenants from './en/tenants.ts';

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
