import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadMembershipTiersData } from './membership-tiers.data.ts';

const program = {
  programConfig: { productOfferKey: 'breakfast-club', firstDeposit: { amount: '5.00', currency: 'AUD' } },
  giveaways: [
    {
      name: 'The Breakfast Draw',
      entries: [
        { tier: 'free', numEntries: 1, entryStatus: 'locked' },
        { tier: 'premium', numEntries: 5, entryStatus: 'guaranteed' },
      ],
    },
    { name: 'The Sunday Draw', entries: [{ tier: 'free', numEntries: 0, entryStatus: 'locked' }] },
  ],
};

const offer = {
  key: 'breakfast-club',
  type: 'membership',
  priceCurrency: 'AUD',
  tiers: [
    { key: 'free', name: 'Free', prices: [{ period: 'monthly', price: '0.00' }] },
    {
      key: 'premium',
      name: 'Premium',
      prices: [
        { period: 'monthly', price: '10.00' },
        { period: 'annually', price: '90.00' },
      ],
    },
  ],
  draws: [],
};

test('the membership tiers are given each with its prices and giveaway entries', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Tiers', featured: 'premium' as const },
    { 'membership.config': { ...program, upcomingDraws: [] }, 'product-offers.list': [offer] },
  );
  expect((await loadMembershipTiersData(context)).data.tiers).toEqual([
    {
      key: 'free',
      name: 'Free',
      price: { period: 'monthly', amount: '$0' },
      furtherPrices: [],
      entries: [{ giveaway: 'The Breakfast Draw', entries: 1, isAutomatic: false }],
      firstDeposit: '$5',
    },
    {
      key: 'premium',
      name: 'Premium',
      price: { period: 'monthly', amount: '$10' },
      furtherPrices: [{ period: 'annually', amount: '$90' }],
      entries: [{ giveaway: 'The Breakfast Draw', entries: 5, isAutomatic: true }],
      firstDeposit: null,
    },
  ]);
});

test('the loader of the membership tiers fails where the program names an offer that is no membership', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Tiers', featured: 'premium' as const },
    { 'membership.config': { ...program, upcomingDraws: [] }, 'product-offers.list': [] },
  );
  await expect(loadMembershipTiersData(context)).rejects.toThrow("the offer 'breakfast-club' is no membership");
});
