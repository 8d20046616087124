import { join } from 'node:path';
import type { DirectusEnvironment } from './directus-process.ts';
import type { DirectusSecrets } from './directus-secrets.ts';

export const DIRECTUS_ADMIN_EMAIL = 'admin@example.com';

export interface DirectusSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly installDir: string;
  readonly extensionsDir: string;
  /** Variables for the extension: webhook address and secret, origin of the studio and secret of its tickets. */
  readonly extensionEnv: DirectusEnvironment;
  /** Database and other services in place of SQLite and the disk. */
  readonly services?: DirectusEnvironment;
}

/**
 * The complete environment of the Directus process. It inherits nothing, because Directus reads settings from every
 * variable that it knows. Telemetry, AI and update checks are disabled as far as the tier without a licence allows.
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
    ...(settings.services ?? { DB_CLIENT: 'sqlite3', DB_FILENAME: join(dataDir, 'directus.sqlite') }),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(dataDir, 'uploads'),
    // Shops show no other types; the content of files is checked once a document references them.
    FILES_MIME_TYPE_ALLOW_LIST: 'image/avif,image/webp,image/png,image/jpeg,image/svg+xml',
    EXTENSIONS_PATH: settings.extensionsDir,
    // Directus loads extensions only if this folder contains a package.json; otherwise it just logs a warning.
    PACKAGE_FILE_LOCATION: settings.installDir,
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    PROJECT_NAME: 'Vitrine',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    // Disabled, because on a busy machine it answers every call with 503, including those of the first push.
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    MAX_PAYLOAD_SIZE: '8mb',
    TELEMETRY: 'false',
    PROJECT_OWNER_ENABLED: 'false',
    MCP_ENABLED: 'false',
    AI_ENABLED: 'false',
    EMAIL_VERIFY_SETUP: 'false',
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: frameSources(settings.extensionEnv),
  };
}

/** Shops of this machine for previews, and the studio. */
function frameSources({ VITRINE_STUDIO_ORIGIN: studio }: DirectusEnvironment): string {
  const local = "'self' http://localhost:* http://*.localhost:*";
  return studio ? `${local} ${studio}` : local;
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
    // Repeated test runs shift the clock of all processes by these; with another clock, tickets of the studio expire.
    'LD_PRELOAD',
    'FAKETIME',
  ];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
