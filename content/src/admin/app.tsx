import { Message } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import favicon from './favicon.svg';
import { INBOX_PERMISSIONS } from './inbox/permissions';
import { INBOX_TRANSLATIONS } from './inbox/words';
import logo from './logo.svg';

/** What Strapi's admin remembers of being told about itself: the tour seen, the news of the release dismissed. */
const SEEN: Record<string, string> = {
  STRAPI_GUIDED_TOUR: JSON.stringify({ tours: {}, enabled: false, hidden: true, completedActions: [] }),
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:undefined': 'true',
};

/** The admin in the centre's name. It shows no release notes and no tutorials: those come from other hosts. */
export default {
  config: {
    locales: ['pl'],
    auth: { logo },
    menu: { logo },
    head: { favicon },
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        ...INBOX_TRANSLATIONS.en,
        'app.components.LeftMenu.navbrand.title': 'Galeria Borealis',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'Auth.form.welcome.title': 'Galeria Borealis',
        'Auth.form.welcome.subtitle': 'Sign in to edit the content',
      },
      pl: {
        ...INBOX_TRANSLATIONS.pl,
        'app.components.LeftMenu.navbrand.title': 'Galeria Borealis',
        'app.components.LeftMenu.navbrand.workplace': 'Treści',
        'Auth.form.welcome.title': 'Galeria Borealis',
        'Auth.form.welcome.subtitle': 'Zaloguj się, żeby edytować treści',
      },
    },
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'inbox',
      icon: Message,
      intlLabel: { id: 'mall.inbox.title', defaultMessage: 'Inbox' },
      permissions: INBOX_PERMISSIONS,
      Component: () => import('./inbox/InboxPage'),
      position: 2,
    });
  },
  bootstrap() {
    for (const [key, value] of Object.entries(SEEN)) window.localStorage.setItem(key, value);
  },
};
