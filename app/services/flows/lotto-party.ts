import type { FlowLoader } from '#engine/flows/flow.ts';
import type { CompletedPartyChange } from '#machines/party/party-manage/party-manage.types.ts';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { type PartyToastsMessages, partyToastsMessages } from './party-toasts.messages.gen.ts';

const GOES_ON = {
  on: 'sessionOn',
  paused: 'sessionPaused',
  off: 'sessionOff',
} as const satisfies Readonly<Record<AutosessionStatus, keyof PartyToastsMessages>>;

/** Joins the group that the page invites to, then shows it. */
export function createPartyGroupJoinFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startPartyGroupJoinMachine } = await import('#machines/party/party-group-join/party-group-join.start.ts');
    return () => {
      const actor = startPartyGroupJoinMachine(lottoParty);
      actor.on('party.joined', ({ groupId: id }) => page.navigate(page.href('my-account.lotto-party.group', { id })));
      return actor;
    };
  };
}

/** Reloads the party of the page's ticket. A failure shows a toast and an error in place (specification: Error catalogue). */
export function createTicketPartyReloadFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startTicketPartyReloadMachine: startPartyTicket } = await import(
      '#machines/party/ticket-party-reload/ticket-party-reload.start.ts'
    );
    return () => {
      const actor = startPartyTicket(lottoParty);
      actor.on('ticket-party-reload.load-failed', () => {
        page.toast({ message: page.messages(partyToastsMessages).ticketNotLoaded(), level: 'error' });
      });
      actor.on('ticket-party-reload.loaded', () => void page.refresh().catch(reportError));
      return actor;
    };
  };
}

/** Changes the party of the page. After leaving it, the other parties are shown. */
export function createPartyRenameOrLeaveFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startPartyManageMachine } = await import('#machines/party/party-manage/party-manage.start.ts');
    return () => {
      const actor = startPartyManageMachine(lottoParty);
      actor.on('party.changed', ({ changed }) => {
        page.toast({ message: changedText(changed, page.messages(partyToastsMessages)), level: 'success' });
        if (changed.kind === 'leave') page.navigate(page.href('my-account.lotto-party'));
        else page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

function changedText(changed: CompletedPartyChange, messages: PartyToastsMessages): string {
  switch (changed.kind) {
    case 'rename':
      return messages.renamed();
    case 'remove':
      return messages.memberRemoved({ name: changed.memberName });
    case 'leave':
      return messages.left({ shares: changed.sharesKept });
  }
}

/** Changes the status of the autosession. */
export function createPartyAutosessionFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startPartyAutosessionMachine } = await import(
      '#machines/party/party-autosession/party-autosession.start.ts'
    );
    return () => {
      const actor = startPartyAutosessionMachine(lottoParty);
      actor.on('autosession.changed', ({ status }) => {
        page.toast({ message: page.messages(partyToastsMessages)[GOES_ON[status]](), level: 'success' });
        page.refresh().catch(reportError);
      });
      actor.on('autosession.failed', () => {
        page.toast({ message: page.messages(partyToastsMessages).sessionFailed(), level: 'error' });
      });
      return actor;
    };
  };
}
