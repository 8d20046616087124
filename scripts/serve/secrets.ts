import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

export interface Secrets {
  readonly operatorToken: string;
  readonly linkSecret: string;
  readonly webhookSecret: string;
  readonly sessionSecret: string;
}

/** Characters of the secret that seals sessions. */
const SHORTEST = 16;

/** The secrets of the environment; what it doesn't set is made up once and kept, readable for this user alone. */
export function readSecrets(dataDir: string, environment: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const secret = (name: keyof Secrets, variable: string) =>
    environment[variable] ?? kept[name] ?? randomBytes(24).toString('base64url');
  const secrets: Secrets = {
    operatorToken: secret('operatorToken', 'VITRINE_OPERATOR_TOKEN'),
    linkSecret: secret('linkSecret', 'VITRINE_LINK_SECRET'),
    webhookSecret: secret('webhookSecret', 'VITRINE_CMS_WEBHOOK_SECRET'),
    sessionSecret: secret('sessionSecret', 'VITRINE_SESSION_SECRET'),
  };
  if (secrets.sessionSecret.length < SHORTEST) {
    throw new StartError(`VITRINE_SESSION_SECRET is too short: give it ${SHORTEST} characters or more.`);
  }
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readKept(file: string): Partial<Record<keyof Secrets, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
