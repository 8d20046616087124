import { DOCUMENT_VERSIONS } from '#engine/validation/document-versions.ts';
import { migrateRelease } from '../../content-releases/migrate-release.ts';
import { findRelease, openReleases } from '../../content-releases/open-releases.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson } from '../command-io.ts';
import { withMigrationAdvice } from '../migration-options.ts';

export interface MigrateReleaseOptions {
  readonly to: number;
  readonly dryRun?: true;
  readonly json?: true;
}

export async function migrate(
  io: CommandIo,
  name: string,
  { to, dryRun, json }: MigrateReleaseOptions,
): Promise<ExitCode> {
  const releases = await openReleases(io);
  const found = await findRelease(releases, name);
  const { migrations } = DOCUMENT_VERSIONS;
  const { release, documents } = await withMigrationAdvice(() =>
    migrateRelease(releases, found, { to, migrations, dryRun: dryRun === true }),
  );
  const hash = release?.hash ?? null;
  if (json) io.out(formatJson({ hash, documents }));
  else {
    for (const document of documents) io.out(`${document}\n`);
    io.out(
      hash === null
        ? `${documents.length} documents would get version ${to}.\n`
        : `Release ${hash}\n${documents.length} documents got version ${to}. \`vitrine release apply\` makes it live.\n`,
    );
  }
  return EXIT_CODES.ok;
}
