import type { FlowLoader } from '#engine/flows/flow.ts';
import { openTabStorage } from '#engine/storage/tab-storage.ts';
import type { FlowContext } from './flow-context.ts';

const KEPT = 'group-wizard';

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
      const storage = openTabStorage('essential');
      const actor = startGroupWizard(lottoParty, readGroupDraft(storage.read(KEPT)), () => crypto.randomUUID());
      actor.on('group-wizard.draft', ({ draft }) => {
        if (draft) storage.write(KEPT, JSON.stringify(draft));
        else storage.remove(KEPT);
      });
      actor.on('group-wizard.group-created', () => void page.refresh());
      actor.on('group-wizard.session-opened', () => void page.refresh());
      return actor;
    };
  };
}
