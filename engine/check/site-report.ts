import type { ConfigDocument } from '../cms/document.ts';
import { findDocumentThatSetValue, type MergedDocument } from '../site/merged-document.ts';
import type { ConfigError } from '../validation/config-error.ts';
import type { DocumentFinding } from '../validation/finding.ts';
import type { LocatePointer } from '../validation/json-positions.ts';

/** Locates pointers in a source; null where it is not a file. */
export type GetJsonPointerLocatorOfFile = (source: string) => LocatePointer | null;

/** Collects errors of a site, each at the document that decided the value. */
export interface SiteErrorCollector {
  readonly errors: readonly ConfigError[];
  /** Number of errors that were added, also of those that were known. */
  readonly added: number;
  /** A finding in a merged document. */
  add(merged: MergedDocument, finding: DocumentFinding): void;
  /** A finding in one document. */
  addTo(document: ConfigDocument, finding: DocumentFinding): void;
  /** An error that knows its source already. */
  addError(error: ConfigError): void;
}

export function createSiteErrorCollector(locate: GetJsonPointerLocatorOfFile): SiteErrorCollector {
  const errors: ConfigError[] = [];
  const known = new Set<string>();
  let added = 0;
  const addError = (error: ConfigError, on: DocumentFinding['on'] = 'value') => {
    added += 1;
    const id = JSON.stringify([error.source, error.pointer, error.code, error.message]);
    if (known.has(id)) return;
    known.add(id);
    const { line, column } = locate(error.source)?.(error.pointer, on) ?? { line: null, column: null };
    errors.push({ ...error, line, column });
  };
  const addTo = ({ source }: Pick<ConfigDocument, 'source'>, { on, ...finding }: DocumentFinding) =>
    addError({ source, ...finding, line: null, column: null }, on);
  return {
    errors,
    get added() {
      return added;
    },
    addTo,
    addError,
    add(merged, finding) {
      const origin = findDocumentThatSetValue(merged, finding.pointer);
      addTo(origin?.document ?? { source: merged.name }, { ...finding, pointer: origin?.pointer ?? '' });
    },
  };
}

export function createDocumentFinding(
  pointer: string,
  code: DocumentFinding['code'],
  message: string,
  suggestion: string | null = null,
  on: DocumentFinding['on'] = 'value',
): DocumentFinding {
  return { pointer, code, message, suggestion, on };
}
