import { migrationMigrate } from '#schemas/generated/api/migration.wire-calls.gen.ts';
import { answerCustomerBody, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { migrate } from '../migration/migrate.ts';

export function migrationRoutes(shop: Pick<Shop, 'migrations'>): Route[] {
  return [
    answerCustomerBody(
      migrationMigrate,
      (incoming, { terms_accepted: accepted }) => migrate(shop, incoming, accepted),
      { unkeyed: true },
    ),
  ];
}
