/** Identifiers of third-party tags, already checked against the shape each vendor uses. */
export interface Scripts {
  analytics?: string;
  socialPixel?: string;
  videoPixel?: string;
}

/** Origins that scripts of other companies come from; a proxy of the operator's own may stand in for each. */
export type TagHosts = Readonly<Record<keyof Scripts, string>>;

export const TAG_HOSTS: TagHosts = {
  analytics: 'https://www.googletagmanager.com',
  socialPixel: 'https://connect.facebook.net',
  videoPixel: 'https://analytics.tiktok.com',
};

/** One configured script: kind, identifier, origin. A tuple, since it stands in the HTML of every page. */
export type Tag = readonly [kind: keyof Scripts, id: string, origin: string];

/** The scripts that the content system configures, none in the demo. Identifiers are already checked. */
export function configuredTags(scripts: Scripts, hosts: TagHosts): Tag[] {
  const kinds = ['analytics', 'socialPixel', 'videoPixel'] as const;
  return kinds.flatMap((kind) => {
    const id = scripts[kind];
    return id === undefined ? [] : [[kind, id, hosts[kind]] as const];
  });
}

/** Where the scripts report to, besides the origin they come from. */
const REPORTS: Record<keyof Scripts, readonly string[]> = {
  analytics: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  socialPixel: ['https://www.facebook.com'],
  videoPixel: [],
};
const ADS_REPORTS = [
  'https://*.doubleclick.net',
  'https://www.googleadservices.com',
  'https://www.google.com',
];

/** What the content security policy must allow for these scripts, and nothing when there are none. */
export function tagPolicy(tags: readonly Tag[]) {
  const reports = tags.flatMap(([kind, id, origin]) => [
    origin,
    ...REPORTS[kind],
    ...(forAds(id) ? ADS_REPORTS : []),
  ]);
  const to = [...new Set(reports)].join(' ');
  return {
    scripts: tags.map(([, , origin]) => origin),
    directives: to ? ([`connect-src ${to}`, `img-src ${to}`] as const) : [],
  };
}

/** Google Ads identifiers measure advertising, not the site. */
export function forAds(id: string): boolean {
  return /^AW-/i.test(id);
}
