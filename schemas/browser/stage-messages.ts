/**
 * Messages between the studio and the stage: the shop that it frames, which shows unsaved documents. Each side accepts
 * them from the other's window and origin alone.
 */

export const STAGE_CHANNEL = 'vitrine.stage';

/** Select mode: a press chooses the block under it. Try mode: a press does what it does in the shop. */
export type StageMode = 'select' | 'try';

export type StudioToStageMessage =
  /** A page payload as a navigation gets it. `revision` counts the changes of the studio. */
  | {
      readonly channel: typeof STAGE_CHANNEL;
      readonly type: 'show';
      readonly revision: number;
      readonly payload: unknown;
    }
  /** Marks a block of the page; null for none. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'mark'; readonly block: string | null }
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'mode'; readonly mode: StageMode };

export type StageToStudioMessage =
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'ready' }
  /** A revision has been painted. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'shown'; readonly revision: number }
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'chosen'; readonly block: string | null }
  /** A link to another page of the shop was pressed. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'follow'; readonly path: string };
