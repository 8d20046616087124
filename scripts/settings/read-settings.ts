import { findClosestWord } from '#engine/validation/closest-word.ts';
import { ExplainedShopStartError } from '../serve/start-error.ts';
import {
  DEPRECATED_SETTING_NAMES,
  KUBERNETES_VARIABLES,
  SETTINGS,
  type SettingName,
  type SettingValues,
  TEST_AND_CMS_EXTENSION_VARIABLES,
} from './all-settings.ts';
import { readSecretFiles } from './secret-files.ts';
import { type EnvironmentVariables, InvalidSettingError } from './setting.ts';

export type { EnvironmentVariables };

/** All problems of the settings, one per line. No line contains a secret. */
export class SettingsError extends ExplainedShopStartError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The settings are invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

export interface SettingValuesWithWarnings {
  readonly values: SettingValues;
  /** Problems that don't prevent the start. */
  readonly warnings: readonly string[];
}

/**
 * Reads and checks all settings of an environment.
 *
 * @throws SettingsError with every problem at once
 */
export function readSettings(
  environment: EnvironmentVariables,
  formerNames: ReadonlyMap<string, SettingName> = DEPRECATED_SETTING_NAMES,
): SettingValuesWithWarnings {
  const problems: string[] = [];
  const warnings: string[] = [];
  const { secrets, pathVariables, problems: unreadable } = readSecretFiles(environment);
  const { unknown, renamed, notes } = checkNames(environment, formerNames, pathVariables);
  problems.push(...unknown, ...unreadable);
  warnings.push(...notes);

  const texts: EnvironmentVariables = { ...renamed, ...environment, ...secrets };
  const entries = Object.entries(SETTINGS).map(([name, setting]) => {
    try {
      return [name, setting.parse(texts[name])];
    } catch (error) {
      if (!(error instanceof InvalidSettingError)) throw error;
      problems.push(`${name} ${error.message}`);
      return [name, null];
    }
  });
  const values: SettingValues = Object.fromEntries(entries);
  problems.push(...(problems.length === 0 ? contradictions(values) : []));
  problems.push(...findEqualSecrets(secretsOf(texts)));
  if (problems.length > 0) throw new SettingsError(problems);
  return { values, warnings };
}

/** Secrets with the same value: a leak of one would be a leak of both. */
export function findEqualSecrets(secrets: readonly (readonly [name: string, secret: string])[]): string[] {
  return secrets.flatMap(([name, secret], index) => {
    const twin = secrets.slice(0, index).find(([, other]) => other === secret && secret !== '');
    return twin ? [`${name} is the same as ${twin[0]}. Give each a value of its own.`] : [];
  });
}

function secretsOf(texts: EnvironmentVariables): (readonly [string, string])[] {
  return Object.entries(SETTINGS).flatMap(([name, { isSecret }]) => {
    const text = texts[name];
    return isSecret && text !== undefined ? [[name, text] as const] : [];
  });
}

function contradictions(values: SettingValues): string[] {
  return [...findContradictionsOfCms(values), ...findContradictionsOfStore(values)];
}

function findContradictionsOfStore({
  VITRINE_STORE_ACCESS_KEY: accessKey,
  VITRINE_STORE_SECRET_KEY: secretKey,
}: Pick<SettingValues, 'VITRINE_STORE_ACCESS_KEY' | 'VITRINE_STORE_SECRET_KEY'>): string[] {
  if ((accessKey === null) === (secretKey === null)) return [];
  const [set, missing] =
    accessKey === null
      ? ['VITRINE_STORE_SECRET_KEY', 'VITRINE_STORE_ACCESS_KEY']
      : ['VITRINE_STORE_ACCESS_KEY', 'VITRINE_STORE_SECRET_KEY'];
  return [`${missing} is missing: ${set} is set. Set both, or neither to use the role of the machine.`];
}

function findContradictionsOfCms({
  VITRINE_CMS: cms,
  VITRINE_CMS_URL: url,
  VITRINE_CMS_TOKEN: token,
  VITRINE_STUDIO_ORIGIN: studio,
  VITRINE_STUDIO_TICKET_SECRET: ticketSecret,
  VITRINE_STORE: store,
}: Pick<
  SettingValues,
  | 'VITRINE_CMS'
  | 'VITRINE_CMS_URL'
  | 'VITRINE_CMS_TOKEN'
  | 'VITRINE_STUDIO_ORIGIN'
  | 'VITRINE_STUDIO_TICKET_SECRET'
  | 'VITRINE_STORE'
>): string[] {
  if (cms === 'release')
    return [
      ...(store === null
        ? ['VITRINE_STORE is missing: VITRINE_CMS is "release". Set it to the store that holds the releases.']
        : []),
      ...(studio === null ? [] : ['VITRINE_STUDIO_ORIGIN is set: a release has no studio. Remove it.']),
    ];
  if (cms === 'files')
    return studio === null
      ? []
      : ['VITRINE_STUDIO_ORIGIN is set: over files the studio opens on this machine alone. Remove it.'];
  return [
    ...(studio !== null && ticketSecret === null
      ? ['VITRINE_STUDIO_TICKET_SECRET is missing: VITRINE_STUDIO_ORIGIN is set. Set it to the secret of the CMS.']
      : []),
    ...(url === null
      ? ['VITRINE_CMS_URL is missing: VITRINE_CMS is "directus". Set it to the address of the Directus.']
      : []),
    ...(token === null
      ? ['VITRINE_CMS_TOKEN is missing: VITRINE_CMS is "directus". Set it to the token of a user who may only read.']
      : []),
  ];
}

interface CheckedNames {
  readonly unknown: readonly string[];
  /** Values of former names, by their current names. */
  readonly renamed: EnvironmentVariables;
  readonly notes: readonly string[];
}

function checkNames(
  environment: EnvironmentVariables,
  formerNames: ReadonlyMap<string, SettingName>,
  pathVariables: ReadonlySet<string>,
): CheckedNames {
  const known = Object.keys(SETTINGS);
  const unknown: string[] = [];
  const notes: string[] = [];
  const renamed: Record<string, string | undefined> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    if (pathVariables.has(name)) continue;
    if (!/^VITRINE_/i.test(name) || known.includes(name) || TEST_AND_CMS_EXTENSION_VARIABLES.test(name)) continue;
    const now = formerNames.get(name);
    if (now !== undefined) {
      renamed[now] = value;
      notes.push(`${name} is now called ${now}. Rename it: a later version will not read it.`);
    } else if (KUBERNETES_VARIABLES.test(name)) {
      if (/^\d+$/.test(value) && name === 'VITRINE_PORT') notes.push('VITRINE_PORT is not read. Set PORT instead.');
    } else {
      const meant = findClosestWord(name, known);
      unknown.push(
        `${name} is not a setting. ${meant ? `Did you mean ${meant}?` : 'Remove it; docs/operator.md lists all settings.'}`,
      );
    }
  }
  return { unknown, renamed, notes };
}
