import type { ConfigError } from '#engine/validation/config-error.ts';
import type { StageMode } from '#schemas/browser/stage-messages.ts';
import type { StudioBlockType, StudioPageEntry, StudioViewer } from '../api-types.ts';
import type { PickNumber } from './edit-blocks.ts';
import type { ValuePath } from './edit-value.ts';
import type { EditHistory } from './history.ts';
import type { StudioClient } from './studio-client.ts';

export interface EditorInput {
  readonly page: StudioPageEntry;
  /** Name of the stage; see `isStageName`. */
  readonly stage: string;
  readonly client: StudioClient;
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  /** Random source of the ids of blocks. */
  readonly pick: PickNumber;
}

export interface EditorContext extends EditorInput {
  readonly history: EditHistory;
  /** Hash of the published text that the document is based on. */
  readonly base: string;
  readonly isDraft: boolean;
  readonly isOutdated: boolean;
  /** Counts the changes of the document. */
  readonly revision: number;
  readonly savedRevision: number;
  readonly renderedRevision: number;
  /** Address that the frame of the stage loads; null before there is one. */
  readonly stageUrl: string | null;
  /** Latest rendered payload; null before the first change. */
  readonly payload: { readonly revision: number; readonly page: unknown } | null;
  readonly problems: readonly ConfigError[];
  /** Id of the chosen block. */
  readonly chosen: string | null;
  readonly mode: StageMode;
  /** Simulated visitor of the stage. */
  readonly viewer: StudioViewer;
  /** Pixels; null for all that there is. */
  readonly width: number | null;
  /** Result message of the last publish. */
  readonly notice: EditorNotice | null;
  readonly stageFailure: string | null;
  readonly loadFailure: string | null;
}

export interface NewBlock {
  readonly id: string;
  readonly type: string;
  readonly props?: unknown;
}

export interface EditorNotice {
  readonly level: 'success' | 'problem';
  readonly text: string;
}

export type EditorEvent =
  | { readonly type: 'FIELD.CHANGE'; readonly path: ValuePath; readonly value: unknown; readonly change: string }
  | { readonly type: 'BLOCK.CHOOSE'; readonly id: string | null }
  | { readonly type: 'BLOCK.MOVE'; readonly path: ValuePath; readonly to: number; readonly change: string }
  | {
      readonly type: 'BLOCK.ADD';
      readonly block: NewBlock;
      readonly after: ValuePath | null;
      readonly change: string;
    }
  | { readonly type: 'BLOCK.DUPLICATE'; readonly path: ValuePath; readonly change: string }
  | { readonly type: 'BLOCK.REMOVE'; readonly path: ValuePath; readonly change: string }
  | { readonly type: 'CHANGE.UNDO' }
  | { readonly type: 'CHANGE.REDO' }
  | { readonly type: 'MODE.CHANGE'; readonly mode: StageMode }
  | { readonly type: 'WIDTH.CHANGE'; readonly width: number | null }
  | { readonly type: 'VIEWER.CHANGE'; readonly viewer: StudioViewer }
  | { readonly type: 'STAGE.READY' }
  | { readonly type: 'DRAFT.DISCARD' }
  | { readonly type: 'DOCUMENT.PUBLISH' }
  | { readonly type: 'DOCUMENT.LOAD' };
