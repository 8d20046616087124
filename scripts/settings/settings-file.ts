import { readFileSync } from 'node:fs';
import { findClosestWord } from '#engine/validation/closest-word.ts';
import { SETTINGS } from './all-settings.ts';
import { type EnvironmentVariables, SettingsError } from './read-settings.ts';

/**
 * Reads a settings file: one JSON object with the names of settings, as `schemas/generated/settings.schema.json`
 * describes it. Returns the values as variables, which are parsed as those of the environment are.
 *
 * @throws SettingsError with every problem at once, none with a value in it
 */
export function readSettingsFile(path: string): EnvironmentVariables {
  const problems: string[] = [];
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(readJsonObject(path))) {
    if (name === '$schema') continue;
    const text = isSettingOrPath(name) ? formatValue(name, value) : null;
    if (text !== null) variables[name] = text;
    else problems.push(`${path}: ${isSettingOrPath(name) ? describeWrongType(name) : describeUnknownName(name)}`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return variables;
}

function readJsonObject(path: string): object {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError([`${path} can't be read. Name a settings file that the user of the shops may read.`]);
  }
  const parsed = parseJson(text);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new SettingsError([`${path} is not one JSON object, such as {"PORT": 3000}.`]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the text, which may be a secret.
    return null;
  }
}

/** The value as text; null for a type that the setting can't have. */
function formatValue(name: string, value: unknown): string | null {
  const type = findSetting(name)?.schema.type ?? 'string';
  if (typeof value === 'string') return type === 'string' ? value : null;
  if (type === 'integer' && Number.isSafeInteger(value)) return String(value);
  return type === 'object' && typeof value === 'object' && value !== null ? JSON.stringify(value) : null;
}

function describeWrongType(name: string): string {
  const type = findSetting(name)?.schema.type ?? 'string';
  return `${name} has another type. Set it to ${{ integer: 'a number', string: 'a text', object: 'an object' }[type]}.`;
}

function describeUnknownName(name: string): string {
  const meant = findClosestWord(name, Object.keys(SETTINGS));
  return `${name} is not a setting. ${meant ? `Did you mean ${meant}?` : 'Remove it; docs/operator.md lists all settings.'}`;
}

function isSettingOrPath(name: string): boolean {
  return findSetting(name) !== undefined || findSetting(name.replace(/_FILE$/, ''))?.isSecret === true;
}

function findSetting(name: string) {
  return new Map(Object.entries(SETTINGS)).get(name);
}
