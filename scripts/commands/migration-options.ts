import { InvalidArgumentError } from 'commander';
import { DocumentMigrationError } from '#engine/validation/document-migrations.ts';
import { UsageError } from './command-io.ts';

/** Version of documents in an option. @throws InvalidArgumentError */
export function parseDocumentVersion(text: string): number {
  const version = Number(text);
  if (!Number.isInteger(version) || version < 1) throw new InvalidArgumentError('It is a number from 1.');
  return version;
}

/** Runs a task whose documents may have no way to a version. @throws UsageError with what to do instead */
export async function withMigrationAdvice<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof DocumentMigrationError)) throw error;
    throw new UsageError(`${error.message} ${error.suggestion} Nothing was written.`);
  }
}
