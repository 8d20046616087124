import { join } from 'node:path';
import type { DirectusEnvironment } from './directus-process.ts';
import type { DirectusSecrets } from './directus-secrets.ts';

export const DIRECTUS_ADMIN_EMAIL = 'admin@example.com';

export interface DirectusSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly installDir: string;
  readonly extensionsDir: string;
  /** Variables for the extension: where the webhook goes, and its secret. */
  readonly extensionEnv: DirectusEnvironment;
}

/**
 * The whole environment of the Directus process: nothing of ours leaks in, because Directus reads settings from every
 * variable that it knows. Reports, AI and update checks are off as far as the tier without a licence lets them be.
 */
export function createDirectusEnvironment(settings: DirectusSettings, secrets: DirectusSecrets): DirectusEnvironment {
  const { port, dataDir } = settings;
  return {
    ...inherited(),
    ...settings.extensionEnv,
    CONFIG_PATH: join(dataDir, 'no-file.env'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://cms.localhost:${port}`,
    KEY: secrets.key,
    SECRET: secrets.secret,
    ADMIN_EMAIL: DIRECTUS_ADMIN_EMAIL,
    ADMIN_PASSWORD: secrets.adminPassword,
    ADMIN_TOKEN: secrets.adminToken,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: join(dataDir, 'directus.sqlite'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(dataDir, 'uploads'),
    // The shops show no other file; what these hold is looked at when a document names one.
    FILES_MIME_TYPE_ALLOW_LIST: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml',
    EXTENSIONS_PATH: settings.extensionsDir,
    // Without a package.json there Directus loads no extension at all, and only logs a warning.
    PACKAGE_FILE_LOCATION: settings.installDir,
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    PROJECT_NAME: 'Vitrine',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    // It answers 503 to every call, the first filling among them, while the machine is busy with something else.
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    MAX_PAYLOAD_SIZE: '8mb',
    TELEMETRY: 'false',
    PROJECT_OWNER_ENABLED: 'false',
    MCP_ENABLED: 'false',
    AI_ENABLED: 'false',
    EMAIL_VERIFY_SETUP: 'false',
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: "'self' http://localhost:* http://*.localhost:*",
  };
}

function inherited(): DirectusEnvironment {
  const names = [
    'PATH',
    'HOME',
    'TMPDIR',
    'LANG',
    'TZ',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'NODE_EXTRA_CA_CERTS',
  ];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
