import { migrationMigrate } from '#schemas/generated/api/migration.wire-calls.gen.ts';
import { type CallRoute, defineCustomerBodyRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { migrateAccount } from '../migration/migrate-account.ts';

export function migrationRoutes(shop: Pick<SandboxShop, 'accountMigrations'>): CallRoute[] {
  return [
    defineCustomerBodyRoute(
      migrationMigrate,
      (incoming, { terms_accepted: accepted }) => migrateAccount(shop, incoming, accepted),
      { ignoresIdempotencyKey: true },
    ),
  ];
}
