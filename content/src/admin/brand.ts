/** Strapi's keys for the name beside the logo and the heading of the page for signing in. */
const NAME_KEYS = ['app.components.LeftMenu.navbrand.title', 'Auth.form.welcome.title'] as const;

const UNNAMED = { pl: 'Treści', en: 'Content' };
const LOCALES = { pl: 'pl-PL', en: 'en' };
/** The page for signing in waits no longer for a name. */
const PATIENCE_MS = 3000;

type Language = keyof typeof UNNAMED;

const isLanguage = (code: string): code is Language => code in UNNAMED;

async function centreName(language: Language): Promise<string> {
  try {
    const response = await fetch(`/api/header/static?locale=${LOCALES[language]}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { headerData } = await response.json();
    return headerData?.centreName?.trim() || UNNAMED[language];
  } catch {
    return UNNAMED[language];
  }
}

/**
 * What a plugin of Strapi's brings along: words that are asked for before the first page is drawn. Here the centre's
 * name, of the content's header.
 */
export const BRAND_PLUGIN = {
  register() {},
  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.filter(isLanguage).map(async (locale) => {
        const name = await centreName(locale);
        return { locale, data: Object.fromEntries(NAME_KEYS.map((key) => [key, name])) };
      }),
    );
  },
};
