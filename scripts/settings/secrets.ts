import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingName, SettingValues } from './all-settings.ts';
import { type EnvironmentVariables, findEqualSecrets, readSettings, SettingsError } from './read-settings.ts';
import { findSecretWeakness } from './secret-strength.ts';

export interface ShopSecrets {
  readonly operatorToken: string;
  readonly linkSecret: string;
  readonly webhookSecret: string;
  readonly sessionSecret: string;
  /** What these secrets replace, and is still accepted; null for none. */
  readonly previousOperatorToken: string | null;
  readonly previousLinkSecret: string | null;
  readonly previousWebhookSecret: string | null;
  readonly previousSessionSecret: string | null;
}

const VARIABLES = {
  operatorToken: 'VITRINE_OPERATOR_TOKEN',
  linkSecret: 'VITRINE_LINK_SECRET',
  webhookSecret: 'VITRINE_CMS_WEBHOOK_SECRET',
  sessionSecret: 'VITRINE_SESSION_SECRET',
} as const satisfies Record<string, SettingName>;

const PREVIOUS_VARIABLES = {
  previousOperatorToken: 'VITRINE_OPERATOR_TOKEN_PREVIOUS',
  previousLinkSecret: 'VITRINE_LINK_SECRET_PREVIOUS',
  previousWebhookSecret: 'VITRINE_CMS_WEBHOOK_SECRET_PREVIOUS',
  previousSessionSecret: 'VITRINE_SESSION_SECRET_PREVIOUS',
} as const satisfies Record<string, SettingName>;

type StoredName = keyof typeof VARIABLES;

/** Length of a generated secret. */
const BYTES = 32;

/** Length of the 24 bytes that earlier versions generated, in base64. */
const SHORTEST_STORED = 32;

/**
 * The secrets of the settings. Those that are not set are generated once and stored in the data folder, readable for this
 * user alone. With several nodes they must be set, because each node would generate its own.
 *
 * @throws SettingsError
 */
export function resolveShopSecretsFromEnvironment(dataDir: string, environment: EnvironmentVariables): ShopSecrets {
  return resolveShopSecretsFromSettings(dataDir, readSettings(environment).values);
}

export function resolveShopSecretsFromSettings(dataDir: string, values: SettingValues): ShopSecrets {
  const file = join(dataDir, 'secrets.json');
  const stored = readStored(file);
  const set = Object.fromEntries(names().map((name) => [name, values[VARIABLES[name]]]));
  const missing = names().filter((name) => set[name] === null);
  if (values.VITRINE_NODES > 1 && missing.length > 0) {
    const describeRemedy = (name: StoredName) =>
      stored[name] === undefined ? 'Set it to a secret' : `Set it to what ${file} holds on one node, or a new one`;
    throw new SettingsError(
      missing.map(
        (name) =>
          `${VARIABLES[name]} is missing: VITRINE_NODES is ${values.VITRINE_NODES}. ${describeRemedy(name)}, the same on every node.`,
      ),
    );
  }
  const made = missing.filter((name) => stored[name] === undefined);
  const storedSecrets = {
    ...stored,
    ...Object.fromEntries(made.map((name) => [name, randomBytes(BYTES).toString('base64url')])),
  };
  const secret = (name: StoredName) => set[name] ?? storedSecrets[name] ?? '';
  const secrets = {
    operatorToken: secret('operatorToken'),
    linkSecret: secret('linkSecret'),
    webhookSecret: secret('webhookSecret'),
    sessionSecret: secret('sessionSecret'),
    previousOperatorToken: values.VITRINE_OPERATOR_TOKEN_PREVIOUS,
    previousLinkSecret: values.VITRINE_LINK_SECRET_PREVIOUS,
    previousWebhookSecret: values.VITRINE_CMS_WEBHOOK_SECRET_PREVIOUS,
    previousSessionSecret: values.VITRINE_SESSION_SECRET_PREVIOUS,
  };
  refuseWeakStored(file, missing, secrets);
  if (made.length > 0) writeStored(dataDir, file, storedSecrets);
  return secrets;
}

function refuseWeakStored(file: string, used: readonly StoredName[], secrets: ShopSecrets): void {
  const placeOf = (name: StoredName) => (used.includes(name) ? `"${name}" in ${file}` : VARIABLES[name]);
  const weak = used.flatMap((name) => {
    const weakness = findSecretWeakness(secrets[name], SHORTEST_STORED);
    return weakness === null ? [] : [`${placeOf(name)} ${weakness}. Remove it there to have a new one made up.`];
  });
  const all = names().map((name) => [placeOf(name), secrets[name]] as const);
  const equal = findEqualSecrets([...all, ...listPrevious(secrets)]);
  if (weak.length > 0 || equal.length > 0) throw new SettingsError([...weak, ...equal]);
}

function listPrevious(secrets: ShopSecrets): (readonly [variable: string, secret: string])[] {
  return previousNames().flatMap((name) => {
    const secret = secrets[name];
    return secret === null ? [] : [[PREVIOUS_VARIABLES[name], secret] as const];
  });
}

function previousNames(): (keyof typeof PREVIOUS_VARIABLES)[] {
  return ['previousOperatorToken', 'previousLinkSecret', 'previousWebhookSecret', 'previousSessionSecret'];
}

function names(): StoredName[] {
  return ['operatorToken', 'linkSecret', 'webhookSecret', 'sessionSecret'];
}

function readStored(file: string): Partial<Record<StoredName, string>> {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, secret]) => typeof secret === 'string'));
  } catch {
    return {};
  }
}

function writeStored(dataDir: string, file: string, secrets: object): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.tmp`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
