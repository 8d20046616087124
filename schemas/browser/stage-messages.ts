/**
 * Messages between the studio and its stage, the framed shop. Each side checks the source window and the origin.
 */

export const STAGE_CHANNEL = 'vitrine.stage';

/** In select mode a click selects a block, in words mode a text; in try mode the page handles it. */
export const STAGE_MODES = ['select', 'words', 'try'] as const;

export type StageMode = (typeof STAGE_MODES)[number];

/** Most texts that a press reports, and the most characters of each. */
export const MOST_PRESSED_TEXTS = 20;
export const LONGEST_PRESSED_TEXT = 600;

export const STAGE_SHORTCUTS = ['search', 'undo', 'redo'] as const;

export type StageShortcut = (typeof STAGE_SHORTCUTS)[number];

export interface BlockOutlines {
  readonly blocks: readonly string[];
  /** The one that is scrolled to; null for none. */
  readonly current: string | null;
  /** Pixels of the page, which may be shown smaller than it is. */
  readonly thickness: number;
}

export type StudioToStageMessage =
  /** Renders a page payload. `revision` is the revision of the document in the studio. */
  | {
      readonly channel: typeof STAGE_CHANNEL;
      readonly type: 'show';
      readonly revision: number;
      readonly payload: unknown;
    }
  /** Outlines blocks and scrolls to the current one. */
  | ({ readonly channel: typeof STAGE_CHANNEL; readonly type: 'outline' } & BlockOutlines)
  /** Scrolls by pixels of the page. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'scroll'; readonly by: number }
  /** Highlights a block; null removes the highlight. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'mark'; readonly block: string | null }
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'mode'; readonly mode: StageMode };

export type StageToStudioMessage =
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'ready' }
  /** A revision has been painted. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'shown'; readonly revision: number }
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'chosen'; readonly block: string | null }
  /** Texts that were pressed in words mode, from the innermost element to the outermost, and the block around them. */
  | {
      readonly channel: typeof STAGE_CHANNEL;
      readonly type: 'words';
      readonly texts: readonly string[];
      readonly block: string | null;
    }
  /** A key of the studio was pressed in the frame, where the studio has no key events. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'shortcut'; readonly shortcut: StageShortcut }
  /** A link to another page of the shop was clicked. */
  | { readonly channel: typeof STAGE_CHANNEL; readonly type: 'follow'; readonly path: string };
