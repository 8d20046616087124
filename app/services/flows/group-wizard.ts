import type { FlowLoader } from '#engine/flows/flow.ts';
import { GROUP_DRAFT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Making a group. What was entered stays in the tab until the group plays, so that the wizard can be left and resumed. */
export function createGroupWizardFlowLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startGroupWizardMachine }, { parseStoredGroupDraft: readGroupDraft }] = await Promise.all([
      import('#machines/party/group-wizard/group-wizard.start.ts'),
      import('#machines/party/group-wizard/group-draft.ts'),
    ]);
    return () => {
      const storage = page.storage('essential');
      const actor = startGroupWizardMachine(lottoParty, readGroupDraft(storage.read(GROUP_DRAFT_STORAGE_KEY)), () =>
        crypto.randomUUID(),
      );
      actor.on('group-wizard.draft', ({ draft }) => {
        if (draft) storage.write(GROUP_DRAFT_STORAGE_KEY, JSON.stringify(draft));
        else storage.remove(GROUP_DRAFT_STORAGE_KEY);
      });
      actor.on('group-wizard.group-created', () => void page.refresh());
      actor.on('group-wizard.session-opened', () => void page.refresh());
      return actor;
    };
  };
}
