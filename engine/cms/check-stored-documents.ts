import { checkDocument, type DocumentCheckOptions } from '../validation/check-document.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { type ConfigDocument, type DocumentKey, formatDocumentId } from './document.ts';
import type { PauseForRequests } from './pause-for-requests.ts';
import type { ValidStoredDocument } from './recover-content.ts';

export type HoldDocumentBack = (
  id: string,
  source: string,
  servedVersion: string | null,
  errors: readonly ConfigError[],
) => void;

/** Checks stored documents again, because the schemas may have changed, and returns those without errors. */
export async function checkStoredDocuments(
  stored: readonly ConfigDocument[],
  checks: DocumentCheckOptions,
  pause: PauseForRequests,
  holdBack: HoldDocumentBack = () => {},
): Promise<readonly ValidStoredDocument[]> {
  const valid: ValidStoredDocument[] = [];
  for (const { site, kind, name, source, version, value } of stored) {
    await pause();
    const key: DocumentKey = { site, kind, name };
    const { document, errors } = checkDocument({ ...key, source, text: JSON.stringify(value) }, checks);
    if (document) valid.push({ key, source, document: { ...document, version } });
    else holdBack(formatDocumentId(key), source, null, errors);
  }
  return valid;
}
