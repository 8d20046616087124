/** A partner site that sells for a brand. */
export interface SandboxPartner {
  readonly siteKey: string;
  readonly slug: string;
  readonly key: string;
  readonly name: string;
  readonly channels: readonly string[];
  readonly productOfferKeys: readonly string[];
}

const PARTNERS: readonly SandboxPartner[] = [
  {
    siteKey: 'harbour',
    slug: 'ferry-radio',
    key: 'FERRY',
    name: 'Ferry Radio',
    channels: ['web', 'radio'],
    productOfferKeys: [
      'golden-bay',
      'jetty-six',
      'reef-lotto',
      'headland-house',
      'classic-wheels',
      'power-tide-syndicates',
    ],
  },
  {
    siteKey: 'lantern',
    slug: 'parish-news',
    key: 'PARISH',
    name: 'The Parish News',
    channels: ['web', 'print'],
    productOfferKeys: ['saltmarsh-house', 'open-door', 'hedgerow-hamper'],
  },
  {
    siteKey: 'sunnyside',
    slug: 'corner-cafe',
    key: 'CORNER',
    name: 'The Corner Café',
    channels: ['web'],
    productOfferKeys: ['sunnyside-club'],
  },
];

export function findPartnerBySlug(siteKey: string, slug: string): SandboxPartner | null {
  return PARTNERS.find((partner) => partner.siteKey === siteKey && partner.slug === slug) ?? null;
}

/** Slugs are unique across brands, for the stand-in partner page. */
export function findPartnerOfAnyBrandBySlug(slug: string): SandboxPartner | null {
  return PARTNERS.find((partner) => partner.slug === slug) ?? null;
}

export function findPartnerByPartnerKey(siteKey: string, key: string): SandboxPartner | null {
  return PARTNERS.find((partner) => partner.siteKey === siteKey && partner.key === key) ?? null;
}
