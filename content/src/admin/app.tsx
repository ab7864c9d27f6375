import { Calendar, Earth, Mail, Server, Trash, User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { FILE_PERMISSIONS } from './bin/permissions';
import { BIN_TRANSLATIONS } from './bin/words';
import { BOOKINGS_PERMISSIONS } from './bookings/permissions';
import { BOOKINGS_TRANSLATIONS } from './bookings/words';
import { BRAND_PLUGIN } from './brand';
import { FOLD_TRANSLATIONS } from './desks/fold-words';
import { registerDesks } from './desks/hooks';
import { LIBRARY_TRANSLATIONS } from './desks/library-words';
import { styleLists } from './desks/list-style';
import { DESK_TRANSLATIONS } from './desks/translations';
import { ChecksPanel } from './guards/ChecksPanel';
import { CHECK_TRANSLATIONS } from './guards/words';
import { registerHoursField, showHoursGrid } from './hours/register';
import { HOURS_TRANSLATIONS } from './hours/words';
import { InboxIcon } from './inbox/InboxIcon';
import { INBOX_PERMISSIONS } from './inbox/permissions';
import { INBOX_TRANSLATIONS } from './inbox/words';
import { TranslationPanel } from './languages/TranslationPanel';
import { LANGUAGE_TRANSLATIONS } from './languages/words';
import logo from './logo.svg';
import { NEWSLETTER_PERMISSIONS } from './newsletter/permissions';
import { NEWSLETTER_TRANSLATIONS } from './newsletter/words';
import { startInOwnLanguage } from './own-language';
import { PEOPLE_TRANSLATIONS } from './people/words';
import { PreviewPanel } from './preview/PreviewPanel';
import { PREVIEW_TRANSLATIONS } from './preview/words';
import { SchedulePanel } from './schedule/SchedulePanel';
import { SCHEDULE_TRANSLATIONS } from './schedule/words';
import { STATUS_TRANSLATIONS } from './status/words';
import { SamplePanel } from './today/SamplePanel';
import { TODAY_TRANSLATIONS } from './today/words';
import type { ContentManagerApis } from './versions/edit-view';
import { watchSaves } from './versions/save-watch';
import { VersionsPanel } from './versions/VersionsPanel';
import { VERSION_TRANSLATIONS } from './versions/words';

/** What Strapi's admin remembers of being told about itself: the tour seen, the news of the release dismissed. */
const SEEN: Record<string, string> = {
  STRAPI_GUIDED_TOUR: JSON.stringify({ tours: {}, enabled: false, hidden: true, completedActions: [] }),
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': 'true',
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:undefined': 'true',
};

/** The words of all desks. */
const DESKS = [
  INBOX_TRANSLATIONS,
  HOURS_TRANSLATIONS,
  SCHEDULE_TRANSLATIONS,
  BOOKINGS_TRANSLATIONS,
  LANGUAGE_TRANSLATIONS,
  TODAY_TRANSLATIONS,
  VERSION_TRANSLATIONS,
  CHECK_TRANSLATIONS,
  BIN_TRANSLATIONS,
  DESK_TRANSLATIONS,
  FOLD_TRANSLATIONS,
  LIBRARY_TRANSLATIONS,
  PREVIEW_TRANSLATIONS,
  NEWSLETTER_TRANSLATIONS,
  STATUS_TRANSLATIONS,
  PEOPLE_TRANSLATIONS,
];

const wordsOf = (language: 'en' | 'pl'): Record<string, string> =>
  Object.fromEntries(DESKS.flatMap((words) => Object.entries(words[language])));

/** The admin in the centre's name. It shows no release notes and no tutorials: those come from other hosts. */
export default {
  config: {
    locales: ['pl'],
    auth: { logo },
    menu: { logo },
    notifications: { releases: false },
    tutorials: false,
    translations: { en: wordsOf('en'), pl: wordsOf('pl') },
  },
  register(app: StrapiApp) {
    startInOwnLanguage(window.localStorage, navigator.languages);
    app.router.addRoute((routes) =>
      routes.map((route) =>
        route.index
          ? { index: true, lazy: async () => ({ Component: (await import('./today/TodayPage')).default }) }
          : route,
      ),
    );
    app.appPlugins['centre-brand'] = BRAND_PLUGIN;
    app.addMenuLink({
      to: 'inbox',
      icon: InboxIcon,
      intlLabel: { id: 'mall.inbox.title', defaultMessage: 'Inbox' },
      permissions: INBOX_PERMISSIONS,
      Component: () => import('./inbox/InboxPage'),
      position: 2,
    });
    app.addMenuLink({
      to: 'calendar',
      icon: Calendar,
      intlLabel: { id: 'mall.schedule.calendar', defaultMessage: 'Calendar' },
      permissions: [],
      Component: () => import('./schedule/CalendarPage'),
      position: 3,
    });
    app.addMenuLink({
      to: 'bin',
      icon: Trash,
      intlLabel: { id: 'mall.bin.title', defaultMessage: 'Bin and files' },
      permissions: FILE_PERMISSIONS,
      Component: () => import('./bin/BinPage'),
      position: 7,
    });
    app.addMenuLink({
      to: 'bookings',
      icon: User,
      intlLabel: { id: 'mall.bookings.title', defaultMessage: 'Stylists' },
      permissions: BOOKINGS_PERMISSIONS,
      Component: () => import('./bookings/BookingsPage'),
      position: 4,
    });
    registerHoursField(app);
    app.addMenuLink({
      to: 'languages',
      icon: Earth,
      intlLabel: { id: 'mall.languages.title', defaultMessage: 'Languages' },
      permissions: [],
      Component: () => import('./languages/LanguagesPage'),
      position: 5,
    });
    app.addMenuLink({
      to: 'newsletter',
      icon: Mail,
      intlLabel: { id: 'mall.newsletter.title', defaultMessage: 'Newsletter' },
      permissions: NEWSLETTER_PERMISSIONS,
      Component: () => import('./newsletter/NewsletterPage'),
      position: 6,
    });
    app.addMenuLink({
      to: 'status',
      icon: Server,
      intlLabel: { id: 'mall.status.title', defaultMessage: 'Status' },
      permissions: [],
      Component: () => import('./status/StatusPage'),
      position: 8,
    });
  },
  bootstrap(app: StrapiApp) {
    showHoursGrid(app);
    watchSaves();
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    addEditViewSidePanel([
      SamplePanel,
      ChecksPanel,
      TranslationPanel,
      PreviewPanel,
      SchedulePanel,
      VersionsPanel,
    ]);
    registerDesks(app);
    styleLists();
    for (const [key, value] of Object.entries(SEEN)) window.localStorage.setItem(key, value);
  },
};
