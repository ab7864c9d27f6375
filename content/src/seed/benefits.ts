import { addDays } from '@mall/contract';
import type { DemoLocale } from './demo-door';
import type { Seeding, Versions } from './seeding';
import { inLocale, known, type Shops } from './shops';

function seedCoupons(seeding: Seeding, locale: DemoLocale, shops: Shops) {
  const { COUPONS, offerLabel } = seeding.demo;
  const words = seeding.words(locale).benefits;
  for (const coupon of COUPONS) {
    const { name, description } = words.coupons[coupon.key];
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
  const { CARD_BALANCE_URL, CARD_QUESTIONS, CARD_STEPS, CARD_VALUES, linkHref, offerLabel, SALE_POINTS } =
    seeding.demo;
  const words = seeding.words(locale).benefits.giftCard;
  seeding.both('gift-card', 'gift-card', locale, {
    heading: words.heading,
    description: words.description,
    media: seeding.picture('giftcard'),
    values: CARD_VALUES.map((value) => ({
      amount: offerLabel({ price: value }, locale),
      note: words.values[`${value}`],
    })),
    steps: CARD_STEPS.map((key) => words.steps[key]),
    salePoints: SALE_POINTS.map(({ key, level, target }) => ({
      ...words.salePoints[key],
      level,
      href: linkHref(target, seeding.words(locale)),
    })),
    balanceText: words.balanceText,
    balanceLabel: words.balanceLabel,
    balanceURL: CARD_BALANCE_URL,
    faq: CARD_QUESTIONS.map((key) => words.faq[key]),
    rules: words.rules,
    seo: { ...words.seo, image: seeding.picture('giftcard') },
  });
}

function seedCsr(seeding: Seeding, locale: DemoLocale) {
  const { CSR_FIGURES, CSR_PARTNERS, CSR_PROJECTS } = seeding.demo;
  const words = seeding.words(locale).benefits.csr;
  seeding.both('csr', 'csr', locale, {
    heading: words.heading,
    description: words.description,
    year: Number(seeding.firstStart.slice(0, 4)) - 1,
    figures: CSR_FIGURES.map((key) => words.figures[key]),
    projects: CSR_PROJECTS.map(({ key, level, since, picture, figures }) => {
      const { name, place, description } = words.projects[key];
      return {
        name,
        place,
        description,
        level,
        since,
        media: seeding.picture(picture),
        figures: figures.map((of) => words.projectFigures[of]),
      };
    }),
    partners: CSR_PARTNERS.map(({ key, url }) => {
      const { name, text } = words.partners[key];
      return { name, text, href: url };
    }),
    contactText: words.contactText,
    contactLabel: words.contactLabel,
    contactURL: '/contact',
    seo: { ...words.seo, image: seeding.picture('csr-hives') },
  });
}

function seedApps(seeding: Seeding, locale: DemoLocale): Map<string, Versions> {
  const { APP_REWARDS, APPS, FOOTER, linkHref } = seeding.demo;
  const words = seeding.words(locale).benefits;
  const apps = new Map<string, Versions>();
  for (const { key, slug, picture } of APPS) {
    const { name, heading, description, features, faq, seo: head } = words.apps[key];
    const versions = seeding.both('mobile-app', key, locale, {
      name,
      slug,
      heading,
      description,
      media: seeding.picture(picture),
      features,
      ...(key === 'spot'
        ? {
            rewardsHeading: words.rewardsHeading,
            rewards: APP_REWARDS.map((reward) => ({
              points: String(reward.points),
              name: words.rewards[reward.key],
              href: linkHref(reward.target, seeding.words(locale)),
            })),
          }
        : {}),
      appleDownload: { href: FOOTER.apple.href.replace('spot', slug), isActive: true },
      googleDownload: { href: FOOTER.google.href.replace('spot', slug), isActive: true },
      faq,
      seo: { ...head, image: seeding.picture(picture) },
    });
    apps.set(key, versions);
  }
  return apps;
}

/** Coupons, the gift card page, social responsibility and mobile apps of the demo. */
export function seedBenefits(seeding: Seeding, shops: Shops): void {
  const { COUPON_APP } = seeding.demo;
  for (const locale of seeding.locales) {
    const words = seeding.words(locale).benefits.couponsPage;
    const apps = seedApps(seeding, locale);
    const page = seeding.both('coupons-page', 'coupons-page', locale, {
      heading: words.heading,
      description: words.description,
      rules: words.rules,
      seo: words.seo,
    });
    seeding.linkVersions('coupons-page', page, 'app', known(apps, COUPON_APP));
    seedCoupons(seeding, locale, shops);
    seedGiftCard(seeding, locale);
    seedCsr(seeding, locale);
  }
}
