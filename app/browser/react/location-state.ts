import type { FlowRef } from '#engine/flows/flow.ts';
import type { ExistingPartyGroup, GroupWizardEvent } from '#machines/party/group-wizard/group-wizard.types.ts';

const WIZARD: FlowRef<unknown, GroupWizardEvent> = { id: 'group-wizard', scope: 'app' };

interface Opened {
  start(ref: typeof WIZARD): Promise<{ send(event: GroupWizardEvent): void }>;
}

/** Location state in a link's `data-location-state`; undefined without any. */
export function readLocationStateAttribute(link: Element): unknown {
  const text = link.getAttribute('data-location-state');
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Opens the dialog that the history state requests, once (specification: Screens and UI elements, "Location state may
 * open group-creation modal").
 */
export function openGroupWizardFromHistoryState(history: History, flows: Opened): void {
  const { state } = history;
  const wizardRequest = isObject(state) ? readWizardRequest(state['usr']) : null;
  if (!wizardRequest) return;
  history.replaceState({ ...state, usr: null }, '');
  flows.start(WIZARD).then(
    (actor) => actor.send({ type: 'WIZARD.OPEN', ...wizardRequest }),
    (error: unknown) => reportError(error),
  );
}

/** Group of the requested dialog; null where none is requested. */
function readWizardRequest(state: unknown): { readonly group?: ExistingPartyGroup } | null {
  if (!isObject(state) || state['shouldShowCreateGroupModal'] !== true) return null;
  const { groupId: id, groupName: name } = state;
  return typeof id === 'string' && id !== '' && typeof name === 'string' ? { group: { id, name } } : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
