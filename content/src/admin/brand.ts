import builtIn from './favicon.svg';
import { type Icons, tabIcon } from './tab-icon';

/** Strapi's keys for the name beside the logo and the heading of the page for signing in. */
const NAME_KEYS = ['app.components.LeftMenu.navbrand.title', 'Auth.form.welcome.title'] as const;

const UNNAMED = { pl: 'Treści', en: 'Content' };
const LOCALES = { pl: 'pl-PL', en: 'en' };
/** The page for signing in waits no longer for a name. */
const PATIENCE_MS = 3000;

type Language = keyof typeof UNNAMED;

interface Header {
  headerData?: { centreName?: string | null } | null;
  faviconData?: Icons | null;
}

const isLanguage = (code: string): code is Language => code in UNNAMED;

async function header(language: Language): Promise<Header> {
  try {
    const response = await fetch(`/api/header/static?locale=${LOCALES[language]}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await response.json();
  } catch {
    return {};
  }
}

/** In place of what stands in the head: Strapi puts nothing there. */
function showTabIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.href = address;
  document.head.append(link);
}

/**
 * What a plugin of Strapi's brings along: words that are asked for before the first page is drawn. Here the centre's
 * name, of the content's header, and the tab's icon with it.
 */
export const BRAND_PLUGIN = {
  register() {},
  async registerTrads({ locales }: { locales: string[] }) {
    const headers = await Promise.all(
      locales.filter(isLanguage).map(async (locale) => ({ locale, ...(await header(locale)) })),
    );
    showTabIcon(tabIcon(headers.find(({ faviconData }) => faviconData)?.faviconData) ?? builtIn);
    return headers.map(({ locale, headerData }) => {
      const name = headerData?.centreName?.trim() || UNNAMED[locale];
      return { locale, data: Object.fromEntries(NAME_KEYS.map((key) => [key, name])) };
    });
  },
};
