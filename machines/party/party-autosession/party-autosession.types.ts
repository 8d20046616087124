import type { AutosessionStatus } from '#schemas/generated/api/types.gen.ts';

export interface AutosessionChange {
  readonly sessionId: string;
  readonly status: AutosessionStatus;
}

export type PartyAutosessionEvent = { readonly type: 'AUTOSESSION.SET' } & AutosessionChange;

export type PartyAutosessionEmitted =
  | { readonly type: 'autosession.changed'; readonly status: AutosessionStatus }
  /** Nothing has changed (specification: Error catalogue, "session edit failure notifies"). */
  | { readonly type: 'autosession.failed' };
