import type { StudioSiteEntry } from '../api-types.ts';
import type { ValuePath } from '../editor/edit-value.ts';

/**
 * Typing and dragging change a value many times in a run, which is undone at once. Any other change is a choice, which
 * is undone by itself.
 */
export type ChangeBy = 'typing' | 'choice';

/** How the fields of a form read and change the document. */
export interface FieldAccess {
  /** Whose pages can be linked to, and whose pictures can be shown. */
  readonly site: StudioSiteEntry;
  readonly valueAt: (path: ValuePath) => unknown;
  /** Validation error at a path; null if valid. */
  readonly problemAt: (path: ValuePath) => string | null;
  /** Sets a value; undefined leaves the setting out. */
  readonly change: (path: ValuePath, value: unknown, label: string, by?: ChangeBy) => void;
}
