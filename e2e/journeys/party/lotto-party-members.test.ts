import { afterAll, beforeAll, expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { createPartyJourneyHelpers, createPartyShareCartItem } from '../../harness/party-helpers.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(() => testShop.close());

const { visitAs, openParty } = createPartyJourneyHelpers(() => testShop);

journey(
  'the organiser renames a lotto party and removes a member, who keeps paid shares; another member leaves, and the organiser is notified',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { sandbox } = testShop;
    const [organiser, removedMember, leavingMember] = [
      await SandboxShopper.create(sandbox, { items: [] }),
      await SandboxShopper.create(sandbox, { funds: 1000, items: [] }),
      await SandboxShopper.create(sandbox, { funds: 1000, items: [] }),
    ];
    const { group, session } = await openParty(organiser, 'private');
    for (const joiningShopper of [removedMember, leavingMember]) {
      const params = { groupToken: group.token ?? '' };
      await sandbox.send(calls.lottoPartyGroupJoin, { as: await joiningShopper.as(), params });
      await joiningShopper.add(createPartyShareCartItem(session, 2));
      await joiningShopper.buy();
    }
    const getLatestMailSubject = ({ email }: SandboxShopper) =>
      sandbox.shop.outbox.listLatest(1, { siteKey: 'harbour', recipient: email })[0]?.subject;
    const path = `/my-account/lotto-party/group/${group.id}`;

    const { page, open, party } = await visitAs(visit, organiser, /status of (?:409|422)/);
    await open(path);
    await party.button(texts.partyMembers.rename()).click();
    const nameField = party.main.getByLabel(texts.partyMembers.name());
    await nameField.fill(' ');
    await party.button(texts.partyMembers.save()).click();
    await party.main.getByText(texts.partyMembers.nameMissing()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await nameField.fill('shit');
    await party.button(texts.partyMembers.save()).click();
    await party.main.getByText(texts.groupWizard.failure({ failure: 'bad_name' })).waitFor();
    await nameField.fill('The Pie Table');
    await party.button(texts.partyMembers.save()).click();
    await party.heading.getByText('The Pie Table').waitFor();
    await party.button(texts.partyMembers.rename()).waitFor();

    await party.main.getByRole('button', { name: patterns.partyMembers.removeNamed() }).first().click();
    await party.main.getByText(patterns.partyMembers.removeText()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    await party.main.getByRole('button', { name: patterns.partyMembers.keep() }).click();
    await party.main.getByRole('button', { name: patterns.partyMembers.removeNamed() }).first().click();
    await party.main.getByRole('button', { name: patterns.partyMembers.removeConfirm() }).click();
    await party.main.getByText(texts.party.membersAndPublicity({ members: 2, publicity: 'private' })).waitFor();
    expect(getLatestMailSubject(removedMember)).toBe(sandboxTexts.party.removed({ group: 'The Pie Table' }));

    const removedMemberVisit = await visitAs(visit, removedMember, /status of 404/);
    await removedMemberVisit.open(path);
    await removedMemberVisit.page.getByText("It's looking like you may have taken a wrong turn.").waitFor();
    await removedMemberVisit.open(`/my-account/lotto-party/session/${session.session_id}`);
    await removedMemberVisit.party.main.getByText(patterns.partySession.left()).waitFor();
    await removedMemberVisit.party.link(texts.partySession.tickets()).click();
    await removedMemberVisit.party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 2, sold: 4 })).waitFor();

    const leavingMemberVisit = await visitAs(visit, leavingMember);
    await leavingMemberVisit.open(path);
    await leavingMemberVisit.party.button(texts.partyMembers.leave()).click();
    await leavingMemberVisit.party.main.getByText(texts.partyMembers.leaveText()).waitFor();
    expect(await findAxeViolations(leavingMemberVisit.page)).toEqual([]);
    await leavingMemberVisit.party.button(texts.partyMembers.stay()).click();
    await leavingMemberVisit.party.button(texts.partyMembers.leave()).click();
    await leavingMemberVisit.party.button(texts.partyMembers.leaveConfirm()).click();
    await leavingMemberVisit.page.waitForURL(/\/my-account\/lotto-party$/);
    await leavingMemberVisit.page.getByText(texts.partyToasts.left({ shares: 2 })).waitFor();
    expect(getLatestMailSubject(organiser)).toMatch(/ has left The Pie Table$/);

    await page.reload();
    await party.button(texts.partyMembers.leave()).click();
    await party.main.getByText(texts.partyMembers.leaveLast()).waitFor();
    await party.button(texts.partyMembers.leaveConfirm()).click();
    await page.waitForURL(/\/my-account\/lotto-party$/);
  },
);
