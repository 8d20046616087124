import type { FlowLoader } from '#engine/flows/flow.ts';
import type { CompletedPartyChange } from '#machines/party/party-manage/party-manage.types.ts';
import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

const GOES_ON: Readonly<Record<AutosessionStatus, string>> = {
  on: 'Your party goes on by itself from now on.',
  paused: 'Paused. No draw opens until you let it go on.',
  off: 'No draw is opened by itself any more.',
};

/** An invitation of the page: who has joined is shown the group. */
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

/** The party of the page's ticket. Its failure is told over the page, and where it would stand (specification: Error catalogue). */
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
        page.toast({ message: 'We were unable to load your Lotto Party ticket...', level: 'error' });
      });
      actor.on('ticket-party-reload.loaded', () => void page.refresh().catch(reportError));
      return actor;
    };
  };
}

/** Changes of the party of the page: who has left it is shown their other parties. */
export function createPartyRenameOrLeaveFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startPartyManageMachine } = await import('#machines/party/party-manage/party-manage.start.ts');
    return () => {
      const actor = startPartyManageMachine(lottoParty);
      actor.on('party.changed', ({ changed }) => {
        page.toast({ message: changedText(changed), level: 'success' });
        if (changed.kind === 'leave') page.navigate(page.href('my-account.lotto-party'));
        else page.refresh().catch(reportError);
      });
      return actor;
    };
  };
}

function changedText(changed: CompletedPartyChange): string {
  switch (changed.kind) {
    case 'rename':
      return 'Your party has its new name.';
    case 'remove':
      return `${changed.memberName} is no longer in your party.`;
    case 'leave': {
      if (changed.sharesKept === 0) return 'You have left the party.';
      const shares = changed.sharesKept === 1 ? 'share stays' : `${changed.sharesKept} shares stay`;
      return `You have left the party. Your ${shares} in the draw.`;
    }
  }
}

/** How the session of the page goes on. */
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
        page.toast({ message: GOES_ON[status], level: 'success' });
        page.refresh().catch(reportError);
      });
      actor.on('autosession.failed', () => {
        page.toast({ message: 'We could not change this. Your party goes on as before.', level: 'error' });
      });
      return actor;
    };
  };
}
