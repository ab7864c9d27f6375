/** What a visitor allows besides the necessary. `all` also allows preferences and implies the other two. */
export interface Choice {
  all: boolean;
  statistics: boolean;
  marketing: boolean;
}

/** Consent mode v2 of Google: what every page says before any tag runs. */
export const DEFAULT_SIGNALS = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const;

type Signals = Record<keyof typeof DEFAULT_SIGNALS, 'granted' | 'denied'>;

/** The update for a choice. Personalisation of the site itself belongs to preferences: only with everything. */
export function signalsOf({ all, statistics, marketing }: Choice): Signals {
  const sign = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    ...DEFAULT_SIGNALS,
    ad_storage: sign(marketing),
    ad_user_data: sign(marketing),
    ad_personalization: sign(marketing),
    analytics_storage: sign(statistics),
    personalization_storage: sign(all),
  };
}
