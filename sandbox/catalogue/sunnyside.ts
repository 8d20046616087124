import { money } from './terms.ts';
import type { BrandCatalogue, GiveawayEntry } from './types.ts';

const giveaways: readonly GiveawayEntry[] = [
  {
    type: 'daily',
    name: 'The Morning Thousand',
    prizeTitle: '$1,000 cash',
    prize: money(1_000),
    schedule: { kind: 'weekly', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], time: '10:00' },
    firstDrawNo: 409,
    demand: 41_000,
    entries: [
      { tier: 'free', numEntries: 1, entryStatus: 'locked' },
      { tier: 'premium', numEntries: 5, entryStatus: 'guaranteed' },
    ],
  },
  {
    type: 'major',
    name: 'Sunday Best',
    prizeTitle: '$10,000 cash',
    prize: money(10_000),
    schedule: { kind: 'weekly', days: ['sun'], time: '18:00' },
    firstDrawNo: 63,
    demand: 72_000,
    entries: [
      { tier: 'free', numEntries: 0, entryStatus: 'locked' },
      { tier: 'premium', numEntries: 10, entryStatus: 'guaranteed' },
    ],
  },
  {
    type: 'monthly',
    name: 'First of the Month',
    prizeTitle: 'A $40,000 car, or the cash',
    prize: money(40_000),
    schedule: { kind: 'monthly', day: 1, time: '18:00' },
    firstDrawNo: 15,
    demand: 180_000,
    entries: [
      { tier: 'free', numEntries: 0, entryStatus: 'locked' },
      { tier: 'premium', numEntries: 25, entryStatus: 'guaranteed' },
    ],
  },
  {
    type: 'preview',
    name: 'Early Bird',
    prizeTitle: '$250 cash',
    prize: money(250),
    schedule: { kind: 'weekly', days: ['wed'], time: '09:00' },
    firstDrawNo: 58,
    demand: 7_200,
    entries: [
      { tier: 'free', numEntries: 0, entryStatus: 'locked' },
      { tier: 'premium', numEntries: 1, entryStatus: 'guaranteed' },
    ],
  },
  {
    type: 'special',
    name: 'Longest Day',
    prizeTitle: '$100,000 cash',
    prize: money(100_000),
    schedule: { kind: 'yearly', month: 12, day: 21, time: '18:00' },
    firstDrawNo: 2,
    demand: 96_000,
    entries: [
      { tier: 'free', numEntries: 1, entryStatus: 'locked' },
      { tier: 'premium', numEntries: 12, entryStatus: 'guaranteed' },
    ],
  },
];

export const sunnyside: BrandCatalogue = {
  siteKey: 'sunnyside',
  branding: {
    key: 'sunnyside',
    name: 'Sunnyside',
    locale: 'en-AU',
    currency: 'AUD',
    time_zone: 'Australia/Brisbane',
    licence: 'Sunnyside Demonstration Pty Ltd sells no real memberships and holds no licence.',
    support: {
      phone: '1800 000 861',
      email: 'hello@sunnyside.example',
      opening_hours: 'Every day, 8 am to 8 pm Brisbane time',
    },
  },
  capabilities: [
    'account-details-manage',
    'cookie_consent',
    'feedback',
    'giveaway_entries',
    'manage_notification_settings',
    'membership_program',
    'membership_purchase',
    'responsible_gambling',
    'terms_of_use',
    'viewing_orders',
  ],
  subVariants: [],
  causes: [
    {
      key: 'leaf-and-lunch',
      urlSlug: 'leaf-and-lunch',
      name: 'Leaf & Lunch',
      summary: 'Grows kitchen gardens at schools.',
      raisedBefore: money(86_200),
      supportersBefore: 8_600,
    },
  ],
  offers: [
    {
      type: 'membership',
      key: 'sunnyside-club',
      urlAliases: ['club'],
      name: 'Sunnyside Club',
      aliases: [],
      logo: 'sunnyside-club.svg',
      causes: ['leaf-and-lunch'],
      recurringPurchase: { type: 'subscription', availability: 'always' },
      excludedRegions: [],
      raisedByDraw: money(290),
      tiers: [
        { key: 'free', name: 'Free', prices: [{ period: 'monthly', price: 0 }] },
        {
          key: 'premium',
          name: 'Premium',
          prices: [
            { period: 'monthly', price: money(10) },
            { period: 'quarterly', price: money(25) },
            { period: 'annually', price: money(90) },
          ],
        },
      ],
    },
  ],
  program: {
    programId: 'daily_winners',
    programName: 'Sunnyside Club',
    programUrl: 'daily-winners',
    offerKey: 'sunnyside-club',
    blocks: ['program.promise', 'program.leaving'],
    giveaways,
  },
  places: [
    'Banksia Flat',
    'Honeyeater Hill',
    'Little Paddock',
    'Mango Row',
    'Sunrise Point',
    'Yarrabee',
    'Clover Creek',
    'Bright Water',
  ],
};
