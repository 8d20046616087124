import { afterAll, beforeAll, expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { createPartyJourneyHelpers, createPartyShareCartItem } from '../../harness/party-helpers.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';

let around: PurchaseTestShop;

beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(() => around.close());

const { visitAs, openParty } = createPartyJourneyHelpers(() => around);

journey(
  'the organiser renames a lotto party and removes a member, who keeps paid shares; another member leaves, and the organiser is notified',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { sandbox } = around;
    const [host, removed, leaver] = [
      await SandboxShopper.create(sandbox, { items: [] }),
      await SandboxShopper.create(sandbox, { funds: 1000, items: [] }),
      await SandboxShopper.create(sandbox, { funds: 1000, items: [] }),
    ];
    const { group, session } = await openParty(host, 'private');
    for (const guest of [removed, leaver]) {
      const params = { groupToken: group.token ?? '' };
      await sandbox.send(calls.lottoPartyGroupJoin, { as: await guest.as(), params });
      await guest.add(createPartyShareCartItem(session, 2));
      await guest.buy();
    }
    const latestMail = ({ email }: SandboxShopper) =>
      sandbox.shop.outbox.listLatest(1, { siteKey: 'harbour', recipient: email })[0]?.subject;
    const path = `/my-account/lotto-party/group/${group.id}`;

    const { page, open, party } = await visitAs(visit, host, /status of (?:409|422)/);
    await open(path);
    await party.button(texts.partyMembers.rename()).click();
    const name = party.main.getByLabel(texts.partyMembers.name());
    await name.fill(' ');
    await party.button(texts.partyMembers.save()).click();
    await party.main.getByText(texts.partyMembers.nameMissing()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await name.fill('shit');
    await party.button(texts.partyMembers.save()).click();
    await party.main.getByText(texts.groupWizard.failure({ failure: 'bad_name' })).waitFor();
    await name.fill('The Pie Table');
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
    expect(latestMail(removed)).toBe(sandboxTexts.party.removed({ group: 'The Pie Table' }));

    const former = await visitAs(visit, removed, /status of 404/);
    await former.open(path);
    await former.page.getByText("It's looking like you may have taken a wrong turn.").waitFor();
    await former.open(`/my-account/lotto-party/session/${session.session_id}`);
    await former.party.main.getByText(patterns.partySession.left()).waitFor();
    await former.party.link(texts.partySession.tickets()).click();
    await former.party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 2, sold: 4 })).waitFor();

    const member = await visitAs(visit, leaver);
    await member.open(path);
    await member.party.button(texts.partyMembers.leave()).click();
    await member.party.main.getByText(texts.partyMembers.leaveText()).waitFor();
    expect(await findAxeViolations(member.page)).toEqual([]);
    await member.party.button(texts.partyMembers.stay()).click();
    await member.party.button(texts.partyMembers.leave()).click();
    await member.party.button(texts.partyMembers.leaveConfirm()).click();
    await member.page.waitForURL(/\/my-account\/lotto-party$/);
    await member.page.getByText(texts.partyToasts.left({ shares: 2 })).waitFor();
    expect(latestMail(host)).toMatch(/ has left The Pie Table$/);

    await page.reload();
    await party.button(texts.partyMembers.leave()).click();
    await party.main.getByText(texts.partyMembers.leaveLast()).waitFor();
    await party.button(texts.partyMembers.leaveConfirm()).click();
    await page.waitForURL(/\/my-account\/lotto-party$/);
  },
);
