import type { DocumentKind } from '../cms/document.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';

/** A change of the format of documents. It needs no clock, network or other documents, so that it can be repeated. */
export interface DocumentMigration {
  /** Version of the documents that `up` returns; `down` returns those of the version before. */
  readonly version: number;
  /** What changes, for messages. */
  readonly summary: string;
  readonly up: MigrateDocumentValue;
  /** Null where the way back would lose something that editors wrote. */
  readonly down: MigrateDocumentValue | null;
  /** Requests that change the model of Directus before `up`, and back after `down`. */
  readonly model?: { readonly up: readonly ModelRequest[]; readonly down: readonly ModelRequest[] };
}

/** Returns the value in the other format; its `version` is set afterwards. */
export type MigrateDocumentValue = (value: DocumentValue, kind: DocumentKind) => DocumentValue;

export type DocumentValue = Readonly<Record<string, unknown>>;

/** A request to the API of Directus for collections, fields or relations, such as `POST /fields/pages`. */
export interface ModelRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Versions of documents that an engine reads. */
export interface DocumentVersions {
  /** Version of its schemas. */
  readonly current: number;
  /** In the order of their versions. Those above `current` bring documents of later engines back. */
  readonly migrations: readonly DocumentMigration[];
}

/** Documents can't be brought to a version. */
export class DocumentMigrationError extends Error {
  override readonly name = 'DocumentMigrationError';
  readonly suggestion: string;

  constructor(message: string, suggestion: string) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** Version of a document's format; null where the value names none. */
export function readDocumentVersion(value: unknown): number | null {
  const version = isObject(value) ? value['version'] : null;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}

/**
 * Brings the value of a document to a version, up or down. Returns the same value where it has that version or names
 * none.
 * @throws DocumentMigrationError
 */
export function migrateDocument(
  value: unknown,
  kind: DocumentKind,
  to: number,
  migrations: DocumentVersions['migrations'],
): unknown {
  const from = readDocumentVersion(value);
  if (from === null || from === to || !isObject(value)) return value;
  return listSteps(from, to, migrations).reduce<DocumentValue>(
    // Keeps the order of the keys, which code editors and comparisons of files show.
    (current, { version, ...step }) => ({ ...runStep(step, current, kind), version }),
    value,
  );
}

interface MigrationStep {
  readonly migration: Pick<DocumentMigration, 'version' | 'summary'>;
  readonly run: MigrateDocumentValue;
  /** Version after it. */
  readonly version: number;
}

function listSteps(from: number, to: number, migrations: DocumentVersions['migrations']): readonly MigrationStep[] {
  const isUp = to > from;
  // Before the steps are listed, because a document may name any number.
  if (Math.abs(to - from) > migrations.length) throw createUnknownVersionError(from, to, migrations);
  const versions = Array.from({ length: Math.abs(to - from) }, (_, index) => (isUp ? from + index + 1 : from - index));
  return versions.map((version) => {
    const migration = migrations.find((candidate) => candidate.version === version);
    if (!migration) throw createUnknownVersionError(from, to, migrations);
    const run = isUp ? migration.up : migration.down;
    if (!run)
      throw new DocumentMigrationError(
        `Migration ${version} (${migration.summary}) has no way back, so documents of version ${from} can't become version ${to}.`,
        `Use an engine that reads version ${from}, or a release from before the migration.`,
      );
    return { migration, run, version: isUp ? version : version - 1 };
  });
}

function createUnknownVersionError(from: number, to: number, migrations: DocumentVersions['migrations']) {
  const latest = Math.max(1, to, ...migrations.map(({ version }) => version));
  return from > to
    ? new DocumentMigrationError(
        `The document has version ${from}, and this engine reads versions 1 to ${latest}.`,
        `Use the engine that wrote it, or bring it back with that engine: \`vitrine migrate --to ${to}\`, for a release \`vitrine release migrate --to ${to}\`.`,
      )
    : new DocumentMigrationError(
        `This engine has no migration of documents from version ${from} to ${to}. It knows versions 1 to ${Math.max(1, ...migrations.map(({ version }) => version))}.`,
        'Use a version that this engine knows.',
      );
}

function runStep(
  { migration: { version, summary }, run }: Pick<MigrationStep, 'migration' | 'run'>,
  value: DocumentValue,
  kind: DocumentKind,
): DocumentValue {
  try {
    return run(value, kind);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocumentMigrationError(
      `Migration ${version} (${summary}) fails for this document: ${reason}`,
      'Correct the document with the engine of its version.',
    );
  }
}
