// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { MigrationMigrateBody } from './types.gen.ts';

/** Move the account, or ask how far it has moved: 202 while it moves, 200 when it has. */
export const migrationMigrate: ClientCallDescriptor<Record<never, never>, Record<never, never>, MigrationMigrateBody, undefined> = {
  id: 'migration.migrate',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/migration/migrate',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'nothing',
  queryGuard: null,
  body: findClientGuard<MigrationMigrateBody>('migrationMigrateBody'),
  result: null,
  paged: false,
};
