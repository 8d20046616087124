import type { FlowRef } from '#engine/flows/flow.ts';
import type { GroupWizardEvent, WizardGroup } from '#machines/party/group-wizard/group-wizard.types.ts';

const WIZARD: FlowRef<unknown, GroupWizardEvent> = { id: 'group-wizard', scope: 'app' };

interface Opened {
  start(ref: typeof WIZARD): Promise<{ send(event: GroupWizardEvent): void }>;
}

/** What a link carries in `data-location-state`, for the page that it leads to; undefined for nothing. */
export function readLinkLocationState(link: Element): unknown {
  const text = link.getAttribute('data-location-state');
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Opens what the state of the current place in the history asks for, once: neither Back nor a reload opens it again
 * (specification: Screens and UI elements, "Location state may open group-creation modal").
 */
export function openFlowFromLocationState(history: History, flows: Opened): void {
  const { state } = history;
  const asked = isObject(state) ? askedGroup(state['usr']) : null;
  if (!asked) return;
  history.replaceState({ ...state, usr: null }, '');
  flows.start(WIZARD).then(
    (actor) => actor.send({ type: 'WIZARD.OPEN', ...asked }),
    (error: unknown) => reportError(error),
  );
}

/** The group that is to play, where a group is asked for at all; null where the modal is not. */
function askedGroup(state: unknown): { readonly group?: WizardGroup } | null {
  if (!isObject(state) || state['shouldShowCreateGroupModal'] !== true) return null;
  const { groupId: id, groupName: name } = state;
  return typeof id === 'string' && id !== '' && typeof name === 'string' ? { group: { id, name } } : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
