import { addDays, type DemoLocale, FOOTER, linkHref, offerLabel } from '../../demo';
import {
  APP_REWARDS,
  APPS,
  benefitsTexts,
  CARD_BALANCE_URL,
  CARD_QUESTIONS,
  CARD_STEPS,
  CARD_VALUES,
  COUPON_APP,
  COUPONS,
  CSR_FIGURES,
  CSR_PARTNERS,
  CSR_PROJECTS,
  SALE_POINTS,
} from '../../demo/benefits';
import type { Seeding, Versions } from './seeding';
import { inLocale, known, type Shops } from './shops';

const seo = ([title, description]: readonly [string, string]) => ({ title, description });
const questions = (faq: readonly (readonly [string, string])[]) =>
  faq.map(([question, answer]) => ({ question, answer }));

function seedCoupons(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const words = benefitsTexts[locale];
  for (const coupon of COUPONS) {
    const [name, description] = words.coupons[coupon.key];
    const { label } = coupon;
    const versions = seeding.both('coupon', coupon.key, locale, {
      name,
      description,
      type: coupon.type,
      value: 'off' in label ? `−${offerLabel({ price: label.off }, locale)}` : offerLabel(label, locale),
      code: coupon.code,
      validFrom: addDays(seeding.firstStart, coupon.from),
      validTo: addDays(seeding.firstStart, coupon.to),
      vote: coupon.votes,
    });
    seeding.linkVersions('coupon', versions, 'tenant', known(shops.tenants, inLocale(locale, coupon.tenant)));
  }
}

function seedGiftCard(seeding: Seeding, locale: DemoLocale) {
  const words = benefitsTexts[locale].giftCard;
  seeding.both('gift-card', 'gift-card', locale, {
    heading: words.heading,
    description: words.description,
    media: seeding.picture('giftcard'),
    values: CARD_VALUES.map((value) => ({
      amount: offerLabel({ price: value }, locale),
      note: words.values[value],
    })),
    steps: CARD_STEPS.map((key) => ({ heading: words.steps[key][0], text: words.steps[key][1] })),
    salePoints: SALE_POINTS.map(({ key, level, target }) => ({
      name: words.salePoints[key][0],
      text: words.salePoints[key][1],
      level,
      href: linkHref(target, seeding.texts[locale]),
    })),
    balanceText: words.balanceText,
    balanceLabel: words.balanceLabel,
    balanceURL: CARD_BALANCE_URL,
    faq: questions(CARD_QUESTIONS.map((key) => words.faq[key])),
    rules: words.rules,
    seo: { ...seo(words.seo), image: seeding.picture('giftcard') },
  });
}

function seedCsr(seeding: Seeding, locale: DemoLocale) {
  const words = benefitsTexts[locale].csr;
  const figure = ([value, name]: readonly [string, string]) => ({ value, name });
  seeding.both('csr', 'csr', locale, {
    heading: words.heading,
    description: words.description,
    year: Number(seeding.firstStart.slice(0, 4)) - 1,
    figures: CSR_FIGURES.map((key) => figure(words.figures[key])),
    projects: CSR_PROJECTS.map(({ key, level, since, picture, figures }) => {
      const [name, place, description] = words.projects[key];
      return {
        name,
        place,
        description,
        level,
        since,
        media: seeding.picture(picture),
        figures: figures.map((of) => figure(words.projectFigures[of])),
      };
    }),
    partners: CSR_PARTNERS.map(({ key, url }) => {
      const [name, text] = words.partners[key];
      return { name, text, href: url };
    }),
    contactText: words.contactText,
    contactLabel: words.contactLabel,
    contactURL: '/contact',
    seo: { ...seo(words.seo), image: seeding.picture('csr-hives') },
  });
}

function seedApps(seeding: Seeding, locale: DemoLocale): Map<string, Versions> {
  const words = benefitsTexts[locale];
  const apps = new Map<string, Versions>();
  for (const { key, slug, picture } of APPS) {
    const { name, heading, description, features, faq, seo: head } = words.apps[key];
    const versions = seeding.both('mobile-app', key, locale, {
      name,
      slug,
      heading,
      description,
      media: seeding.picture(picture),
      features: features.map(([title, text]) => ({ heading: title, text })),
      ...(key === 'spot'
        ? {
            rewardsHeading: words.rewardsHeading,
            rewards: APP_REWARDS.map((reward) => ({
              points: String(reward.points),
              name: words.rewards[reward.key],
              href: linkHref(reward.target, seeding.texts[locale]),
            })),
          }
        : {}),
      appleDownload: { href: FOOTER.apple.href.replace('spot', slug), isActive: true },
      googleDownload: { href: FOOTER.google.href.replace('spot', slug), isActive: true },
      faq: questions(faq),
      seo: { ...seo(head), image: seeding.picture(picture) },
    });
    apps.set(key, versions);
  }
  return apps;
}

/** Coupons, the gift card page, social responsibility and mobile apps of the demo. */
export function seedBenefits(seeding: Seeding, shops: Shops): void {
  for (const locale of seeding.locales) {
    const words = benefitsTexts[locale].couponsPage;
    const apps = seedApps(seeding, locale);
    const page = seeding.both('coupons-page', 'coupons-page', locale, {
      heading: words.heading,
      description: words.description,
      rules: words.rules,
      seo: seo(words.seo),
    });
    seeding.linkVersions('coupons-page', page, 'app', known(apps, COUPON_APP));
    seedCoupons(seeding, locale, shops);
    seedGiftCard(seeding, locale);
    seedCsr(seeding, locale);
  }
}
