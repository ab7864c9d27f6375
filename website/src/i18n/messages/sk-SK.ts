import common from './sk-SK/common.ts';
import consent from './sk-SK/consent.ts';
import contact from './sk-SK/contact.ts';
import errors from './sk-SK/errors.ts';
import events from './sk-SK/events.ts';
import giftCard from './sk-SK/giftCard.ts';
import home from './sk-SK/home.ts';
import map from './sk-SK/map.ts';
import newsletter from './sk-SK/newsletter.ts';
import offers from './sk-SK/offers.ts';
import opening from './sk-SK/opening.ts';
import search from './sk-SK/search.ts';
import shell from './sk-SK/shell.ts';
import tenants from './sk-SK/tenants.ts';

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
