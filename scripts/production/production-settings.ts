import { resolve } from 'node:path';
import type { SettingName, SettingValues } from '../settings/all-settings.ts';
import { type EnvironmentVariables, readSettings, SettingsError } from '../settings/read-settings.ts';
import { readSettingsFile } from '../settings/settings-file.ts';

export interface ProductionSettingsOptions {
  /** Path of a settings file. */
  readonly settings?: string | undefined;
  /** Folder of the documents, in place of VITRINE_DOCUMENTS. */
  readonly documents?: string | undefined;
}

export interface ProductionSettings {
  readonly values: SettingValues;
  readonly warnings: readonly string[];
  /** Where the value of a setting comes from: `default`, `environment`, or the file. */
  sourceOf(name: SettingName): string;
}

/**
 * Reads settings from a file and the environment, which wins.
 *
 * @throws SettingsError with every problem at once
 */
export function readProductionSettings(
  environment: EnvironmentVariables,
  { settings: file, documents }: ProductionSettingsOptions,
): ProductionSettings {
  const fileSettings = readUnreplacedFileSettings(environment, file);
  const fromOptions = documents === undefined ? {} : { VITRINE_DOCUMENTS: resolve(documents) };
  const { values, warnings } = readSettings({ ...fileSettings, ...environment, ...fromOptions });
  const sourceOf = (name: SettingName) => {
    const variables = [name, `${name}_FILE`];
    if (name in fromOptions) return 'option --documents';
    const given = variables.find((variable) => environment[variable] !== undefined);
    if (given !== undefined) return given === name ? 'environment' : `file ${environment[given]}`;
    const inFile = variables.find((variable) => fileSettings[variable] !== undefined);
    if (inFile === undefined) return 'default';
    return inFile === name ? `file ${file}` : `file ${fileSettings[inFile]}`;
  };
  return { values, warnings, sourceOf };
}

/** Settings of a file as variables, with those of the environment, which win. */
export function addSettingsFile(environment: EnvironmentVariables, file: string | undefined): EnvironmentVariables {
  return { ...readUnreplacedFileSettings(environment, file), ...environment };
}

function readUnreplacedFileSettings(environment: EnvironmentVariables, file: string | undefined): EnvironmentVariables {
  const fromFile = file === undefined ? {} : readSettingsFile(file);
  // A secret in the environment replaces the path in the file, and the other way round.
  const isReplaced = (name: string) => `${name}_FILE` in environment || name.replace(/_FILE$/, '') in environment;
  return Object.fromEntries(Object.entries(fromFile).filter(([name]) => !isReplaced(name)));
}

/** What production needs and the source tree has stand-ins for. */
export function findMissingProductionSettings({
  VITRINE_API_URL: api,
  VITRINE_API_ACCOUNTS: accounts,
  VITRINE_CMS: cms,
  VITRINE_DOCUMENTS: documents,
}: Pick<
  SettingValues,
  'VITRINE_API_URL' | 'VITRINE_API_ACCOUNTS' | 'VITRINE_CMS' | 'VITRINE_DOCUMENTS'
>): readonly string[] {
  return [
    ...(api === null
      ? ['VITRINE_API_URL is missing: there is no sandbox in production. Set it to the address of the commerce API.']
      : []),
    ...(accounts === null
      ? [
          'VITRINE_API_ACCOUNTS is missing. Set it, or VITRINE_API_ACCOUNTS_FILE, to JSON such as {"harbour": {"appKey": "…", "secret": "…"}}.',
        ]
      : []),
    ...(cms === 'files' && documents === null
      ? [
          'VITRINE_DOCUMENTS is missing: VITRINE_CMS is "files". Set it, or --documents, to the folder with site-configs and cms-seed, or set VITRINE_CMS to "directus" or "release".',
        ]
      : []),
  ];
}

/** @throws SettingsError naming each setting that production needs */
export function refuseMissingProductionSettings(values: SettingValues): void {
  const missing = findMissingProductionSettings(values);
  if (missing.length > 0) throw new SettingsError(missing);
}
