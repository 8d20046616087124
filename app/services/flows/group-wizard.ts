import type { FlowLoader } from '#engine/flows/flow.ts';
import { GROUP_DRAFT_KEY } from '#schemas/browser/tab-names.ts';
import type { FlowContext } from './flow-context.ts';

/** Making a group. What was entered stays in the tab until the group plays, so that the wizard can be left and resumed. */
export function groupWizardLoader({
  commerce: { lottoParty },
  page,
}: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startGroupWizard }, { readGroupDraft }] = await Promise.all([
      import('#machines/party/group-wizard/group-wizard.start.ts'),
      import('#machines/party/group-wizard/group-draft.ts'),
    ]);
    return () => {
      const storage = page.storage('essential');
      const actor = startGroupWizard(lottoParty, readGroupDraft(storage.read(GROUP_DRAFT_KEY)), () =>
        crypto.randomUUID(),
      );
      actor.on('group-wizard.draft', ({ draft }) => {
        if (draft) storage.write(GROUP_DRAFT_KEY, JSON.stringify(draft));
        else storage.remove(GROUP_DRAFT_KEY);
      });
      actor.on('group-wizard.group-created', () => void page.refresh());
      actor.on('group-wizard.session-opened', () => void page.refresh());
      return actor;
    };
  };
}
