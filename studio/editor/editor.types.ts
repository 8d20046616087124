import type { JsonObject } from '#engine/site/json.ts';
import type { MergeConflict, MergeSide } from '#engine/site/merge-versions.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { StageMode } from '#schemas/browser/stage-messages.ts';
import type { StudioDocumentAnswer, StudioDocumentKey, StudioViewer } from '../api-types.ts';
import type { NewBlock, PickNumber } from './edit-blocks.ts';
import type { ValuePath } from './edit-value.ts';
import type { EditHistory } from './history.ts';
import type { MessageTextChange } from './message-texts.ts';
import type { OpenDocument } from './open-documents.ts';
import type { RivalVersion } from './rival-version.ts';
import type { StudioClient } from './studio-client.ts';

export interface EditorInput {
  /** Name of the stage; see `isStageName`. */
  readonly stage: string;
  readonly client: StudioClient;
  /** Random source of the ids of blocks. */
  readonly pick: PickNumber;
  /** Documents with drafts of earlier sessions, which are published together with those of this one. */
  readonly drafts: readonly StudioDocumentKey[];
}

/** The document that is edited, and the page on the stage. */
export interface EditorPlace {
  readonly key: StudioDocumentKey;
  readonly page: StagedPage;
}

export interface StagedPage {
  /** The site whose brand is shown. */
  readonly site: string;
  /** Null without a page that could be shown. */
  readonly path: string | null;
}

export interface EditorContext extends EditorInput {
  readonly place: EditorPlace | null;
  /** The document that was created last. */
  readonly created: StudioDocumentKey | null;
  readonly documents: Readonly<Record<string, OpenDocument>>;
  readonly history: EditHistory;
  /** Values that were stored last, as drafts or published. */
  readonly saved: EditHistory['present'];
  /** Revisions of the stored drafts, by id; null or missing for none. */
  readonly revisions: Readonly<Record<string, string | null>>;
  /** Drafts of other windows that can't be merged without a choice, by id. */
  readonly rivals: Readonly<Record<string, RivalVersion>>;
  /** Counts the changes of documents. */
  readonly revision: number;
  /** -1 while no rendered payload is of the stage. */
  readonly renderedRevision: number;
  /** Revision of the documents that the frame was opened with. */
  readonly openedRevision: number;
  /** Address that the frame of the stage loads; null before there is one. */
  readonly stageUrl: string | null;
  /** Latest rendered payload; null before the first one. */
  readonly payload: StagedPayload | null;
  readonly problems: readonly ConfigError[];
  /** Id of the chosen block. */
  readonly chosen: string | null;
  /** Copied block, for any page. */
  readonly copied: NewBlock | null;
  readonly mode: StageMode;
  /** Simulated visitor of the stage. */
  readonly viewer: StudioViewer;
  /** Pixels; null for all that there is. */
  readonly width: number | null;
  /** Result message of the last publish. */
  readonly notice: EditorNotice | null;
  /** Why the stage does not show the page, in words. */
  readonly stageFailure: string | null;
  readonly loadFailure: string | null;
}

export interface StagedPayload {
  readonly revision: number;
  readonly page: unknown;
  /** Whether the document that the frame loaded shows it already. */
  readonly isLoaded: boolean;
}

export interface LoadedDocument {
  readonly key: StudioDocumentKey;
  readonly answer: StudioDocumentAnswer;
}

/** Unsaved changes of a document, stored in the browser. */
export interface CopiedChange {
  readonly value: unknown;
  /** Stored value on the server at that time. */
  readonly saved: unknown;
}

export interface EditorNotice {
  readonly level: 'success' | 'problem';
  readonly text: string;
  /** Whether it ends once drafts can be stored again. */
  readonly isUntilStored?: true;
}

export type EditorEvent =
  | { readonly type: 'PLACE.OPEN'; readonly place: EditorPlace }
  /** Opens a document that is not there yet, and gives it a value. A number is added to a name that is taken. */
  | {
      readonly type: 'DOCUMENT.CREATE';
      readonly place: EditorPlace;
      readonly value: JsonObject;
      readonly change: string;
    }
  | {
      readonly type: 'FIELD.CHANGE';
      readonly path: ValuePath;
      readonly value: unknown;
      readonly change: string;
      /** Whether it is part of a run of changes of this value that is undone at once, such as typing. */
      readonly isTyped?: boolean;
    }
  /** Changes a text of a messages document, which may be another than the one that is edited. */
  | {
      readonly type: 'MESSAGE.CHANGE';
      readonly document: LoadedDocument;
      readonly text: MessageTextChange;
      readonly change: string;
    }
  | { readonly type: 'BLOCK.CHOOSE'; readonly id: string | null }
  | { readonly type: 'BLOCK.MOVE'; readonly path: ValuePath; readonly to: number; readonly change: string }
  | {
      readonly type: 'BLOCK.ADD';
      readonly blocks: readonly NewBlock[];
      /** Path of a block, or of a list of blocks whose end it is; null for the end of the page. */
      readonly after: ValuePath | null;
      readonly change: string;
    }
  /** Moves a block to an index of another list: that of a slot, or of the page. */
  | {
      readonly type: 'BLOCK.REPARENT';
      readonly path: ValuePath;
      readonly list: ValuePath;
      readonly to: number;
      readonly change: string;
    }
  | { readonly type: 'BLOCK.DUPLICATE'; readonly path: ValuePath; readonly change: string }
  | { readonly type: 'BLOCK.COPY'; readonly path: ValuePath }
  | { readonly type: 'BLOCK.PASTE'; readonly after: ValuePath | null; readonly change: string }
  /** Resets a block to its inherited value. */
  | { readonly type: 'BLOCK.RESET'; readonly path: ValuePath; readonly change: string }
  | { readonly type: 'BLOCK.REMOVE'; readonly path: ValuePath; readonly change: string }
  /** Sets the own value of the document; null deletes it. */
  | { readonly type: 'DOCUMENT.REPLACE'; readonly value: unknown; readonly change: string }
  /** Merges the own value with the version of another editor. */
  | {
      readonly type: 'CONFLICT.RESOLVE';
      readonly id: string;
      readonly choose: (conflict: MergeConflict) => MergeSide;
    }
  /** Restores changes that were stored in the browser. */
  | { readonly type: 'LOCAL_COPY.RESTORE'; readonly id: string; readonly copy: CopiedChange; readonly change: string }
  | { readonly type: 'CHANGE.UNDO' }
  | { readonly type: 'CHANGE.REDO' }
  | { readonly type: 'MODE.CHANGE'; readonly mode: StageMode }
  | { readonly type: 'WIDTH.CHANGE'; readonly width: number | null }
  | { readonly type: 'VIEWER.CHANGE'; readonly viewer: StudioViewer }
  | { readonly type: 'STAGE.READY' }
  /** Loads a stage that is not shown once more. */
  | { readonly type: 'STAGE.LOAD' }
  | { readonly type: 'DRAFTS.DISCARD' }
  | { readonly type: 'DOCUMENTS.PUBLISH' }
  | { readonly type: 'DOCUMENT.LOAD' };
