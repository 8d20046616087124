// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { MigrationMigrateBody } from './wire-types.gen.ts';

/** Move the account, or ask how far it has moved: 202 while it moves, 200 when it has. */
export const migrationMigrate: WireCallDescriptor<MigrationMigrateBody, undefined> = {
  id: 'migration.migrate',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/migration/migrate',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'nothing',
  body: findWireGuard<MigrationMigrateBody>('migrationMigrateBody'),
  answer: null,
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['migration_failed', 'migration_not_eligible'] }, { status: 422, codes: ['invalid', 'required', 'terms_required'] }],
};
