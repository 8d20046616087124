import { readFileSync } from 'node:fs';
import { SETTINGS } from './all-settings.ts';
import type { EnvironmentVariables } from './setting.ts';

/** Ends the name of a variable that holds the path of a file with a secret, as containers mount them. */
const SUFFIX = '_FILE';

export interface SecretsFromFiles {
  /** The secrets of files, by the names of their settings. */
  readonly secrets: EnvironmentVariables;
  /** The variables with the path of a file, which are no settings themselves. */
  readonly pathVariables: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** Reads each secret whose file a variable names: `VITRINE_SESSION_SECRET_FILE` for `VITRINE_SESSION_SECRET`. */
export function readSecretFiles(environment: EnvironmentVariables, read = readText): SecretsFromFiles {
  const secrets: Record<string, string> = {};
  const problems: string[] = [];
  const pathVariables = new Set<string>();
  for (const [name, { isSecret }] of Object.entries(SETTINGS)) {
    const variable = name + SUFFIX;
    const path = environment[variable];
    if (!isSecret || path === undefined) continue;
    pathVariables.add(variable);
    if (path === '') continue;
    if (environment[name] !== undefined) {
      problems.push(`${variable} is set, and so is ${name}. Remove one of them.`);
      continue;
    }
    try {
      // Editors and `echo` end a file with a line break, which is no part of the secret.
      secrets[name] = read(path).replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(
        `${variable} is "${path}", which can't be read (${codeOf(error)}). Mount the file there, readable for the user of the shops.`,
      );
    }
  }
  return { secrets, pathVariables, problems };
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
