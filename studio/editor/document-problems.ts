import type { ConfigError } from '#engine/validation/config-error.ts';
import { parseSuggestedValue } from '#engine/validation/suggested-value.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { formatPathAsPointer, getValueAt, type ValuePath } from './edit-value.ts';
import type { EditorContext } from './editor.types.ts';
import { findPathInMergedValue, getMergedValue } from './open-documents.ts';
import type { PageBlock } from './page-blocks.ts';
import { formatPlace, listSiteDocuments } from './place.ts';

/** A validation error with its place. */
export interface DocumentProblem extends ConfigError {
  /** Id of the document; null for one that no site lists. */
  readonly document: string | null;
  /** Steps in the merged value; none for a document that is not open. */
  readonly path: ValuePath;
}

/** @param sites whose documents are found, also those that are not open */
export function locateProblems(
  { documents, history, problems }: Pick<EditorContext, 'documents' | 'history' | 'problems'>,
  sites: readonly StudioSiteEntry[] = [],
): readonly DocumentProblem[] {
  const listed = new Map(sites.flatMap(listSiteDocuments).map((entry) => [entry.source, formatPlace(entry)]));
  return problems.map((problem) => {
    const found = Object.entries(documents).find(([, { source }]) => source === problem.source);
    if (!found) return { ...problem, document: listed.get(problem.source) ?? null, path: [] };
    const [id, document] = found;
    const own = history.present[id];
    return {
      ...problem,
      document: id,
      path: findPathInMergedValue(own, getMergedValue(document, own), problem.pointer),
    };
  });
}

/** The innermost block around the place of a problem. */
export function findBlockOfProblem(
  blocks: readonly PageBlock[],
  { path }: Pick<DocumentProblem, 'path'>,
): PageBlock | undefined {
  const pointer = formatPathAsPointer(path);
  return blocks.findLast((block) => {
    const own = formatPathAsPointer(block.path);
    return pointer === own || pointer.startsWith(`${own}/`);
  });
}

/** The value that a validation error suggests for its place in a document; undefined for none. */
export function findProblemFix(problem: DocumentProblem, document: unknown): string | number | boolean | undefined {
  return parseSuggestedValue(problem, getValueAt(document, problem.path));
}

/** Whether both are the same error, also where the values around it have changed. */
export function isSameProblem(one: Pick<ConfigError, 'source' | 'pointer' | 'code'>, other: typeof one): boolean {
  return one.source === other.source && one.pointer === other.pointer && one.code === other.code;
}
