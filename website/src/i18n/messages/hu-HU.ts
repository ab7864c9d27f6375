import common from './hu-HU/common.ts';
import consent from './hu-HU/consent.ts';
import contact from './hu-HU/contact.ts';
import errors from './hu-HU/errors.ts';
import events from './hu-HU/events.ts';
import giftCard from './hu-HU/giftCard.ts';
import home from './hu-HU/home.ts';
import map from './hu-HU/map.ts';
import newsletter from './hu-HU/newsletter.ts';
import offers from './hu-HU/offers.ts';
import opening from './hu-HU/opening.ts';
import search from './hu-HU/search.ts';
import shell from './hu-HU/shell.ts';
import tenants from './hu-HU/tenants.ts';

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
