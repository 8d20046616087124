import {
  createDirectus,
  createPermissions,
  createPolicy,
  customEndpoint,
  readPermissions,
  readPolicies,
  readUsers,
  rest,
  staticToken,
  updateUser,
} from '@directus/sdk';
import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';

const policyId = '6f1d1c6e-3c2a-4d57-9b0e-2f9f5d3a7c01';
const userId = '6f1d1c6e-3c2a-4d57-9b0e-2f9f5d3a7c02';
const readable = [...DIRECTUS_COLLECTIONS, 'directus_files', 'directus_folders', 'directus_versions'];

/**
 * Creates or updates the engine's user: without log-in, it may only read documents, their drafts and pictures.
 * Permissions cover whole collections, because the tier without a licence supports no finer ones.
 */
export async function ensureDirectusReadOnlyUser(options: {
  url: string;
  adminToken: string;
  readToken: string;
}): Promise<void> {
  const admin = createDirectus(options.url).with(staticToken(options.adminToken)).with(rest());
  const policies = await admin.request(readPolicies({ filter: { id: { _eq: policyId } }, fields: ['id'] }));
  if (policies.length === 0) {
    await admin.request(
      createPolicy({
        id: policyId,
        name: 'Vitrine reader',
        icon: 'storefront',
        app_access: false,
        admin_access: false,
      }),
    );
  }
  const allowed = await admin.request(
    readPermissions({ filter: { policy: { _eq: policyId } }, fields: ['collection'], limit: -1 }),
  );
  const missing = readable.filter((name) => !allowed.some(({ collection }) => collection === name));
  if (missing.length > 0) {
    await admin.request(
      createPermissions(
        missing.map((collection) => ({ policy: policyId, collection, action: 'read', fields: ['*'], permissions: {} })),
      ),
    );
  }
  const users = await admin.request(readUsers({ filter: { id: { _eq: userId } }, fields: ['id'] }));
  // Not createUser(), because its type does not allow policies of a user.
  const user = { token: options.readToken, policies: [{ policy: policyId }] };
  await admin.request(
    users.length === 0
      ? customEndpoint({
          method: 'POST',
          path: '/users',
          body: JSON.stringify({ id: userId, first_name: 'Vitrine', last_name: 'engine', ...user }),
        })
      : updateUser(userId, { token: options.readToken }),
  );
}
