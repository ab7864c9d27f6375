import type {
  AppKey,
  AppRewardKey,
  CardQuestionKey,
  CardStepKey,
  CardValueKey,
  CouponKey,
  CsrFigureKey,
  CsrPartnerKey,
  CsrProjectFigureKey,
  CsrProjectKey,
  SalePointKey,
} from './structure';

type Figure = [value: string, name: string];
/** Answers are HTML. */
type Question = [question: string, answer: string];
type Seo = [title: string, description: string];

interface AppWords {
  name: string;
  heading: string;
  description: string;
  features: readonly [heading: string, text: string][];
  faq: readonly Question[];
  seo: Seo;
}

/** This part's words in one language. `rules` and long descriptions are HTML. */
export interface BenefitsTexts {
  couponsPage: { heading: string; description: string; rules: string; seo: Seo };
  /** The name stands beneath the numeral: "−15%", "Children's books". */
  coupons: Record<CouponKey, [name: string, description: string]>;
  giftCard: {
    heading: string;
    description: string;
    /** What the sum is enough for. */
    values: Record<CardValueKey, string>;
    steps: Record<CardStepKey, [heading: string, text: string]>;
    salePoints: Record<SalePointKey, [name: string, text: string]>;
    balanceText: string;
    balanceLabel: string;
    faq: Record<CardQuestionKey, Question>;
    rules: string;
    seo: Seo;
  };
  csr: {
    heading: string;
    description: string;
    figures: Record<CsrFigureKey, Figure>;
    projects: Record<CsrProjectKey, [name: string, place: string, description: string]>;
    projectFigures: Record<CsrProjectFigureKey, Figure>;
    partners: Record<CsrPartnerKey, [name: string, text: string]>;
    contactText: string;
    contactLabel: string;
    seo: Seo;
  };
  apps: Record<AppKey, AppWords>;
  rewardsHeading: string;
  rewards: Record<AppRewardKey, string>;
  pictures: Record<
    | 'csr-hives'
    | 'csr-food'
    | 'csr-quiet'
    | 'csr-clothes'
    | 'csr-access'
    | 'csr-heat'
    | 'app-spot'
    | 'app-parking',
    string
  >;
}
