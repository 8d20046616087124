import { migrationMigrate } from '#schemas/generated/api/migration.wire-calls.gen.ts';
import { defineSandboxCustomerBodyRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { beginAccountMigration } from '../migration/migrate-account.ts';

export function createSandboxMigrationRoutes(
  shop: Pick<SandboxShop, 'accountMigrations' | 'termsAgreements'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(
      migrationMigrate,
      (incoming, { terms_accepted: accepted }) => beginAccountMigration(shop, incoming, accepted),
      { ignoresIdempotencyKey: true },
    ),
  ];
}
