import type { ConfigError } from '../validation/config-error.ts';
import type { ConfigDocument, DocumentKey } from './document.ts';
import type { EditableDocuments } from './editable-documents.ts';
import type { PauseForRequests } from './pause-for-requests.ts';
import type { ErrorsOfSites, FindSiteErrors } from './select-publishable.ts';

/** A last good document that passed all checks of its own. */
export interface ValidStoredDocument {
  readonly key: DocumentKey;
  readonly source: string;
  readonly document: ConfigDocument;
}

/** A last good content document that is served again, and the entries that are missing without it. */
export interface RecoveredContent {
  readonly lastGood: ValidStoredDocument;
  readonly errors: readonly ConfigError[];
}

/**
 * Takes last good versions of content documents in place of those without content that pages need. A version is taken
 * only if it adds content and no other error. Pauses between sites.
 */
export async function recoverContent(
  documents: EditableDocuments,
  missing: ErrorsOfSites,
  lastGoodDocuments: readonly ValidStoredDocument[],
  judge: FindSiteErrors,
  pause: PauseForRequests,
): Promise<{ readonly documents: EditableDocuments; readonly recovered: readonly RecoveredContent[] }> {
  let served = documents;
  const sites = [...missing].flatMap(([site, errors]) => (errors.length > 0 ? [site] : []));
  let left = await listErrors(served, sites, judge, pause);
  const recovered: RecoveredContent[] = [];
  for (const candidate of lastGoodDocuments) {
    if (![...left.values()].some(({ code }) => code === 'missing-content')) break;
    const edited = served.edit([candidate]);
    const after = await listErrors(edited, sites, judge, pause);
    const errors = [...left].flatMap(([id, error]) => (after.has(id) ? [] : error));
    if (errors.length === 0 || [...after.keys()].some((id) => !left.has(id))) continue;
    recovered.push({ lastGood: candidate, errors });
    served = edited;
    left = after;
  }
  return { documents: served, recovered };
}

async function listErrors(
  documents: EditableDocuments,
  sites: readonly string[],
  judge: FindSiteErrors,
  pause: PauseForRequests,
) {
  const errors: ConfigError[] = [];
  for (const site of sites) {
    await pause();
    errors.push(...judge(documents, site));
  }
  return new Map(
    errors.map((error) => [JSON.stringify([error.source, error.pointer, error.code, error.message]), error] as const),
  );
}
