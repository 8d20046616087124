import { fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { PartyConfig, PartySession } from '#schemas/generated/api/types.gen.ts';
import type { ExistingPartyGroup, GroupDraft, MembersToInvite } from './group-wizard.types.ts';

export interface NewPartySessionInput {
  readonly group: ExistingPartyGroup;
  readonly draft: GroupDraft;
  readonly invited: MembersToInvite;
}

/**
 * The actors of the wizard. Retrying an unanswered request reuses its key, so that the group is created once. If the group has
 * an open session already, that session is returned to be joined.
 */
export function groupWizardActors(
  party: Pick<LottoPartyCalls, 'createGroup' | 'openSession' | 'createSession' | 'config' | 'configOf'>,
  newKey: () => string,
) {
  let unanswered: { readonly groupName: string; readonly key: string } | null = null;
  return {
    loadConfigs: fromPromise<readonly PartyConfig[], string | null>(async ({ input: lotteryKey, signal }) =>
      lotteryKey === null ? party.config({ signal }) : [await party.configOf(lotteryKey, { signal })],
    ),
    createGroup: fromPromise<ExistingPartyGroup, string>(async ({ input: groupName, signal }) => {
      const key = unanswered?.groupName === groupName ? unanswered.key : newKey();
      unanswered = { groupName, key };
      try {
        const { id, groupName: name } = await party.createGroup({ groupName }, { signal, idempotencyKey: key });
        unanswered = null;
        return { id, name };
      } catch (error) {
        if (error instanceof ApiError && error.answered) unanswered = null;
        throw error;
      }
    }),
    openSession: fromPromise<PartySession, NewPartySessionInput>(
      async ({ input: { group, draft, invited }, signal }) => {
        const { drawId, sharePrice, autosession: autosessionStatus } = draft;
        if (drawId === null || sharePrice === null) throw new Error('a session needs a draw and a price');
        const invites =
          invited === 'all'
            ? { inviteAllExistingMembers: true }
            : { inviteAllExistingMembers: false, inviteMembers: invited };
        const chosen = { groupId: group.id, drawId, sharePrice, autosessionStatus, ...invites };
        try {
          return await party.createSession(chosen, { signal });
        } catch (error) {
          const open = isOpenAlready(error) ? await party.openSession(group.id, { signal }) : null;
          if (open) return open;
          throw error;
        }
      },
    ),
  };
}

function isOpenAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'session_open';
}
