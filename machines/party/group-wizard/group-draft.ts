import type { ExistingPartyGroup, GroupDraft } from './group-wizard.types.ts';

/** Parses the stored draft of a wizard; null if invalid. */
export function parseStoredGroupDraft(storedText: string | null): GroupDraft | null {
  const draft = storedText === null ? null : parsed(storedText);
  if (!isObject(draft) || typeof draft['groupName'] !== 'string') return null;
  return {
    groupName: draft['groupName'],
    drawId: textOrNull(draft['drawId']),
    sharePrice: textOrNull(draft['sharePrice']),
    autosession: draft['autosession'] === 'on' ? 'on' : 'off',
    made: groupOrNull(draft['made']),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function groupOrNull(value: unknown): ExistingPartyGroup | null {
  if (!isObject(value)) return null;
  const { id, name } = value;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
