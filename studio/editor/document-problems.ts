import { findClosestWord } from '#engine/validation/closest-word.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { parseSuggestedValue } from '#engine/validation/suggested-value.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { formatPathAsPointer, getValueAt, type ValuePath } from './edit-value.ts';
import type { EditorContext } from './editor.types.ts';
import { findPathInMergedValue, formatDocumentId, getMergedValue } from './open-documents.ts';
import type { PageBlock } from './page-blocks.ts';
import { listSiteDocuments } from './place.ts';
import { problemListMessages } from './problem-list.messages.gen.ts';

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
  if (problems.length === 0) return [];
  const listed = new Map(sites.flatMap(listSiteDocuments).map((entry) => [entry.source, formatDocumentId(entry)]));
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

/** A change of a document that fixes an error. */
export interface ProblemFix {
  readonly path: ValuePath;
  readonly value: unknown;
  /** Label of its button. */
  readonly label: string;
}

/** The change that an error suggests, if it is unambiguous; null for none. */
export function findProblemFix(
  problem: DocumentProblem,
  document: unknown,
  { pictures }: Pick<StudioSiteEntry, 'pictures'>,
): ProblemFix | null {
  const { path, code } = problem;
  const wrong = getValueAt(document, path);
  const replaceBy = (value: unknown) => ({ path, value, label: problemListMessages.useFix({ value: String(value) }) });
  if (code === 'unknown-property') return renameOrRemove(problem, document);
  if (code === 'unknown-asset') {
    const closest = typeof wrong === 'string' ? findClosestWord(wrong, pictures) : null;
    return closest === null ? null : replaceBy(closest);
  }
  const value = parseSuggestedValue(problem, wrong);
  return value === undefined ? null : replaceBy(value);
}

function renameOrRemove({ path, suggestion }: DocumentProblem, document: unknown): ProblemFix | null {
  const name = path.at(-1);
  if (typeof name !== 'string') return null;
  const owner = path.slice(0, -1);
  const { [name]: value, ...rest }: Record<string, unknown> = Object(getValueAt(document, owner));
  const meant = /^Did you mean '(.+)'\?$/su.exec(suggestion ?? '')?.[1];
  if (meant !== undefined && !Object.hasOwn(rest, meant))
    return { path: owner, value: { ...rest, [meant]: value }, label: problemListMessages.useFix({ value: meant }) };
  return { path: owner, value: rest, label: problemListMessages.removeFix({ name }) };
}

/** Whether both are the same error, also where the values around it have changed. */
export function isSameProblem(one: Pick<ConfigError, 'source' | 'pointer' | 'code'>, other: typeof one): boolean {
  return one.source === other.source && one.pointer === other.pointer && one.code === other.code;
}
