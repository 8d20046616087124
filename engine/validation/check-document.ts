import { hash } from 'node:crypto';
import type { ConfigDocument, DocumentKind, RawDocument } from '../cms/document.ts';
import type { MessageRegistry } from '../messages/message-registry.ts';
import type { BlockSchemas } from './block-schemas.ts';
import { checkBlockIdIsUnique, checkBlockNodes } from './check-block-nodes.ts';
import { checkLocaleTags } from './check-locale-tags.ts';
import { checkMessages } from './check-messages.ts';
import { checkTranslation } from './check-translation.ts';
import type { ConfigError } from './config-error.ts';
import { DocumentMigrationError, type DocumentVersions, migrateDocument } from './document-migrations.ts';
import { DOCUMENT_VERSIONS } from './document-versions.ts';
import { type DocumentFinding, locateFindingsAsConfigErrors } from './finding.ts';
import { type FormerBlockTypeUse, replaceFormerBlockTypes } from './former-block-types.ts';
import { appendPointerStep } from './json-pointer.ts';
import { listSchemaFindings, type SchemaWithValidator } from './list-findings.ts';
import { parseJson } from './parse-json.ts';
import { isJsonSchemaObject as isObject, type SchemaLibrary } from './schema-library.ts';
import { formatValueForMessage } from './wording.ts';

/** `lines`: whether sources are files with line numbers. */
export interface DocumentCheckOptions {
  readonly kinds: Readonly<Record<DocumentKind, SchemaWithValidator>>;
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
  readonly messages: MessageRegistry;
  readonly lines: boolean;
  /** Supported versions of documents; those of this engine if missing. */
  readonly versions?: DocumentVersions;
}

/** A valid document, or all its errors in text order. Warnings are about outdated but working parts. */
export type DocumentCheckResult =
  | { readonly document: ConfigDocument; readonly errors: readonly []; readonly warnings: readonly ConfigError[] }
  | { readonly document: null; readonly errors: readonly ConfigError[]; readonly warnings: readonly [] };

/** Checks one document without the others. */
export function checkDocument(raw: RawDocument, checks: DocumentCheckOptions): DocumentCheckResult {
  const { site, kind, name } = raw;
  return readDocument(raw, checks, (value) => [
    ...checkName(site, NAME),
    ...checkName(name, kind === 'translation' ? TRANSLATION_NAME : NAME),
    ...listSchemaFindings(checks.kinds[kind], value, '', checks.library),
    ...(isObject(value) ? checkContents(raw, value, checks) : []),
  ]);
}

/** Reads a document that has passed the checks before, which takes a fraction of the time. */
export function readJudgedDocument(raw: RawDocument, checks: DocumentCheckOptions): DocumentCheckResult {
  return readDocument(raw, checks, () => []);
}

function readDocument(
  raw: RawDocument,
  checks: DocumentCheckOptions,
  findProblems: (value: unknown) => readonly DocumentFinding[],
): DocumentCheckResult {
  const { source, text, site, kind, name } = raw;
  const parsed = parseJson(text, source);
  if (!parsed.ok) {
    return { document: null, errors: checks.lines ? parsed.errors : parsed.errors.map(withoutLine), warnings: [] };
  }
  const locate = checks.lines ? parsed.locate : null;
  const refuse = (findings: readonly DocumentFinding[]): DocumentCheckResult => ({
    document: null,
    errors: locateFindingsAsConfigErrors(findings, source, locate),
    warnings: [],
  });
  const migrated = migrateToCurrentVersion(parsed.value, kind, checks);
  if (migrated.finding) {
    // Adds all other problems, as far as this engine can check them.
    const others = findProblems(parsed.value).filter(({ pointer }) => pointer !== migrated.finding.pointer);
    return refuse([migrated.finding, ...others]);
  }
  const { value, replaced } = hasBlocks(kind)
    ? replaceFormerBlockTypes(migrated.value, checks.blocks)
    : { value: migrated.value, replaced: [] };
  const findings = findProblems(value);
  if (findings.length > 0) return refuse(findings);
  const warnings = locateFindingsAsConfigErrors(replaced.map(formerType), source, locate);
  return { document: { site, kind, name, source, version: hashDocumentText(text), value }, errors: [], warnings };
}

/** A hash of a document's text. */
export function hashDocumentText(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 20);
}

function migrateToCurrentVersion(
  value: unknown,
  kind: DocumentKind,
  { versions: { current, migrations } = DOCUMENT_VERSIONS }: Pick<DocumentCheckOptions, 'versions'>,
): { readonly value: unknown; readonly finding: null } | { readonly finding: DocumentFinding } {
  try {
    return { value: migrateDocument(value, kind, current, migrations), finding: null };
  } catch (error) {
    if (!(error instanceof DocumentMigrationError)) throw error;
    const { message, suggestion } = error;
    return { finding: { pointer: '/version', code: 'not-allowed', message, suggestion, on: 'value' } };
  }
}

function checkContents(
  { kind, name }: Pick<RawDocument, 'kind' | 'name'>,
  value: Readonly<Record<string, unknown>>,
  checks: DocumentCheckOptions,
): DocumentFinding[] {
  if (hasBlocks(kind)) {
    return checkBlockNodes(value['blocks'], '/blocks', { ...checks, outlet: kind === 'layout' });
  }
  const locales = checkLocaleTags(kind, value);
  if (locales.length > 0) return locales;
  if (kind === 'messages') return checkMessages(name, value, checks.messages);
  if (kind === 'translation') return checkTranslation(name, value);
  return kind === 'navigation' ? checkItemIds(value['items'], '/items', new Map()) : [];
}

function hasBlocks(kind: DocumentKind): boolean {
  return kind === 'page' || kind === 'layout';
}

function formerType({ pointer, type, current }: FormerBlockTypeUse): DocumentFinding {
  return {
    pointer,
    code: 'former-block-type',
    message: `The block ${formatValueForMessage(type)} is called ${formatValueForMessage(current)} now.`,
    suggestion: `Run 'vitrine migrate', or write '${current}'.`,
    on: 'value',
  };
}

/** Names come from files or rows, which no schema checks. */
function checkName(name: string, pattern: RegExp): DocumentFinding[] {
  if (pattern.test(name)) return [];
  return [
    {
      pointer: '',
      code: 'wrong-format',
      message: `${formatValueForMessage(name)} can't name a site or document. Expected: lower case, digits, dots, dashes and underscores.`,
      suggestion: `Did you mean '${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}'?`,
      on: 'value',
    },
  ];
}

const NAME = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/;
/** Longer by a language and a kind. */
const TRANSLATION_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,92}[a-z0-9])?$/;

function checkItemIds(items: unknown, pointer: string, ids: Map<string, string>): DocumentFinding[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isObject).flatMap((item, index) => {
    const at = appendPointerStep(pointer, index);
    return [...checkBlockIdIsUnique(item['id'], at, ids), ...checkItemIds(item['children'], `${at}/children`, ids)];
  });
}

function withoutLine(error: ConfigError): ConfigError {
  return { ...error, line: null, column: null };
}
