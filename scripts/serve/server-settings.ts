import { pathToFileURL } from 'node:url';
import type { ServerSettings } from '#app/server/main.ts';
import {
  DEFAULT_LIMITS_PER_ADDRESS,
  DEFAULT_LIMITS_PER_CUSTOMER,
  parseActionLimits,
} from '#engine/api/limited-actions.ts';
import type { ObjectStoreSettings } from '#engine/object-store/open-object-store.ts';
import type { SettingValues } from '../settings/all-settings.ts';

/** Server settings that follow from the operator's settings alone, without sandbox, studio and secrets. */
export function createServerSettings(
  settings: SettingValues,
): Pick<
  ServerSettings,
  | 'cms'
  | 'apiTimeout'
  | 'trustedProxies'
  | 'connections'
  | 'callLimits'
  | 'actionLimits'
  | 'payOrigin'
  | 'partnerOrigin'
  | 'customerData'
  | 'errorDsn'
  | 'redisUrl'
  | 'edge'
  | 'sharedFiles'
> {
  const { VITRINE_PAY_ORIGIN: payOrigin, VITRINE_PARTNER_ORIGIN: partnerOrigin } = settings;
  const { VITRINE_CUSTOMER_DATA_URL: customerDataUrl, VITRINE_ERROR_DSN: errorDsn } = settings;
  const sharedFiles = createSharedFilesSettings(settings);
  return {
    cms: createCmsSettings(settings),
    apiTimeout: settings.VITRINE_API_TIMEOUT,
    trustedProxies: settings.VITRINE_TRUSTED_PROXIES ?? '',
    connections: {
      headersTimeout: settings.VITRINE_HEADERS_TIMEOUT,
      requestTimeout: settings.VITRINE_REQUEST_TIMEOUT,
      minBodyRate: settings.VITRINE_MIN_BODY_RATE,
      idleTimeout: settings.VITRINE_IDLE_TIMEOUT,
      unreadTimeout: settings.VITRINE_UNREAD_TIMEOUT,
      maxBody: settings.VITRINE_MAX_BODY,
      maxConnections: settings.VITRINE_MAX_CONNECTIONS,
      maxConnectionsPerAddress: settings.VITRINE_MAX_CONNECTIONS_PER_ADDRESS,
    },
    callLimits: {
      perAddress: settings.VITRINE_MAX_CALLS_PER_ADDRESS,
      perCustomer: settings.VITRINE_MAX_CALLS_PER_CUSTOMER,
    },
    actionLimits: {
      perAddress: parseActionLimits(settings.VITRINE_LIMITS_PER_ADDRESS ?? '', DEFAULT_LIMITS_PER_ADDRESS),
      perCustomer: parseActionLimits(settings.VITRINE_LIMITS_PER_CUSTOMER ?? '', DEFAULT_LIMITS_PER_CUSTOMER),
    },
    ...(payOrigin !== null && { payOrigin }),
    ...(partnerOrigin !== null && { partnerOrigin }),
    ...(customerDataUrl !== null && {
      customerData: { url: customerDataUrl, key: settings.VITRINE_CUSTOMER_DATA_KEY ?? '' },
    }),
    ...(errorDsn !== null && { errorDsn }),
    ...(sharedFiles !== null && {
      sharedFiles: { store: sharedFiles, releasesToKeep: settings.VITRINE_KEPT_RELEASES },
    }),
    ...(settings.VITRINE_EDGE === 'on' && {
      edge: { purge: settings.VITRINE_EDGE_PURGE ?? '', purgeToken: settings.VITRINE_EDGE_PURGE_TOKEN ?? '' },
    }),
    ...(settings.VITRINE_REDIS_URL !== null && { redisUrl: settings.VITRINE_REDIS_URL }),
  };
}

export function createCmsSettings({
  VITRINE_CMS: kind,
  VITRINE_CMS_URL: url,
  VITRINE_CMS_TOKEN: token,
  VITRINE_CMS_EDITORS: editors,
  VITRINE_RELEASE_PUBLIC_KEYS: publicKeys,
  VITRINE_RELEASE_APPROVERS: approvers,
  VITRINE_RELEASE_APPROVALS: needed,
  ...settings
}: Pick<
  SettingValues,
  | 'VITRINE_CMS'
  | 'VITRINE_CMS_URL'
  | 'VITRINE_CMS_TOKEN'
  | 'VITRINE_CMS_EDITORS'
  | 'VITRINE_RELEASE_PUBLIC_KEYS'
  | 'VITRINE_RELEASE_APPROVERS'
  | 'VITRINE_RELEASE_APPROVALS'
  | 'VITRINE_STORE'
  | 'VITRINE_STORE_ACCESS_KEY'
  | 'VITRINE_STORE_SECRET_KEY'
>): ServerSettings['cms'] {
  const store = createObjectStoreSettings(settings);
  if (kind === 'release' && store)
    return { kind, store, publicKeys, ...(approvers !== null && { approval: { approvers, needed } }) };
  return kind === 'directus' && url && token ? { kind, url, token, ...(editors && { editors }) } : { kind: 'files' };
}

/** A folder of its own for shared files, else the store; null without both. */
function createSharedFilesSettings(
  settings: Pick<SettingValues, 'VITRINE_SHARED_FILES'> & Parameters<typeof createObjectStoreSettings>[0],
): ObjectStoreSettings | null {
  const { VITRINE_SHARED_FILES: folder } = settings;
  return folder === null ? createObjectStoreSettings(settings) : { url: pathToFileURL(folder).href, credentials: null };
}

/** Null without a store. */
export function createObjectStoreSettings({
  VITRINE_STORE: url,
  VITRINE_STORE_ACCESS_KEY: accessKey,
  VITRINE_STORE_SECRET_KEY: secretKey,
}: Pick<
  SettingValues,
  'VITRINE_STORE' | 'VITRINE_STORE_ACCESS_KEY' | 'VITRINE_STORE_SECRET_KEY'
>): ObjectStoreSettings | null {
  return url === null
    ? null
    : { url, credentials: accessKey !== null && secretKey !== null ? { accessKey, secretKey } : null };
}
