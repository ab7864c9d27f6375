import type { StrapiApp } from '@strapi/strapi/admin';
import favicon from './favicon.svg';
import logo from './logo.svg';

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
        'app.components.LeftMenu.navbrand.title': 'Galeria Borealis',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'Auth.form.welcome.title': 'Galeria Borealis',
        'Auth.form.welcome.subtitle': 'Sign in to edit the content',
      },
      pl: {
        'app.components.LeftMenu.navbrand.title': 'Galeria Borealis',
        'app.components.LeftMenu.navbrand.workplace': 'Treści',
        'Auth.form.welcome.title': 'Galeria Borealis',
        'Auth.form.welcome.subtitle': 'Zaloguj się, żeby edytować treści',
      },
    },
  },
  bootstrap(_app: StrapiApp) {},
};
