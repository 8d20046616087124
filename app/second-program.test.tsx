import { expect, test, vi } from 'vitest';
import { createTestLoadContext } from '#blocks/_testing/load-context.ts';
import { renderTestBlockToHtml } from '#blocks/_testing/render-example.tsx';
import { loadGiveawayHeroData } from '#blocks/membership/giveaway-hero/giveaway-hero.data.ts';
import { loadMembershipStatusData } from '#blocks/membership/membership-status/membership-status.data.ts';
import { startMembershipMachine } from '#machines/membership/membership/membership.start.ts';

/** A program that no code knows. */
const lights = {
  programConfig: {
    programId: 'harbour_lights',
    programName: 'Harbour Lights',
    programUrl: 'lights',
    programLogo: 'lighthouse.svg',
    productOfferKey: 'harbour-lights',
    blocks: ['lights.why', 'lights.unwritten', 'lights.how'],
  },
  giveaways: [],
  upcomingDraws: [],
};
const answers = {
  'membership.config': lights,
  'membership.customer': {
    entries: [
      {
        membershipProgram: 'daily_winners',
        membershipStatus: 'member',
        membershipTier: 'premium',
        eligibility: 'eligible',
      },
      {
        membershipProgram: 'harbour_lights',
        membershipStatus: 'non-member',
        membershipTier: null,
        eligibility: 'eligible',
      },
    ],
    endsAt: null,
    renews: false,
    upcomingDraws: [],
  },
  'membership.update': { membershipStatus: 'member' },
};

test('a second membership program works without code: name, logo and status come from its service', async () => {
  const { context } = createTestLoadContext({ showLogo: true }, answers);
  const { data: hero } = await loadGiveawayHeroData(context);
  expect(hero).toMatchObject({ programName: 'Harbour Lights', logo: { src: '/lighthouse.svg' } });
  const props = { showLogo: true };
  const top = renderTestBlockToHtml({ id: 'top', type: 'giveaway-hero', props, data: hero }, () => undefined);
  expect(top).toContain('<h1>Harbour Lights</h1>');
  const { context: status, sent } = createTestLoadContext({ invites: true }, answers);
  const { data: standing } = await loadMembershipStatusData({
    ...status,
    visitor: { ...status.visitor, signedIn: true, customerId: 'c' },
  });
  expect(standing).toMatchObject({ programId: 'harbour_lights', status: 'non-member', tier: null });
  const actor = startMembershipMachine(status.services.commerce.membership);
  const updated = vi.fn();
  actor.on('membership.updated', updated);
  const { programId = '', metadata = {} } = standing ?? {};
  actor.send({ type: 'MEMBERSHIP.JOIN', programId, metadata });
  await vi.waitFor(() => expect(updated).toHaveBeenCalledWith(expect.objectContaining({ status: 'member' })));
  const body = { membershipProgram: 'harbour_lights', membershipStatus: 'member', metadata: { platform: 'Web' } };
  expect(sent.at(-1)).toEqual(['membership.update', { body }]);
});
