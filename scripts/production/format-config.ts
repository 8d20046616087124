import { SETTINGS, type SettingName } from '../settings/all-settings.ts';
import type { ProductionSettings } from './production-settings.ts';

/** A setting as `--print-config` shows it. */
interface PrintedSetting {
  readonly name: string;
  readonly value: string | number | null;
  readonly source: string;
}

const REDACTED = '(secret)';

/** Every setting with its value and source. Secrets are left out. */
export function listConfig({ values, sourceOf }: Pick<ProductionSettings, 'values' | 'sourceOf'>): PrintedSetting[] {
  return listNames().map((name) => ({
    name,
    value: SETTINGS[name].isSecret && values[name] !== null ? REDACTED : values[name],
    source: sourceOf(name),
  }));
}

export function formatConfig(settings: readonly PrintedSetting[]): string {
  const width = Math.max(...settings.map(({ name }) => name.length));
  return settings
    .map(({ name, value, source }) => `${name.padEnd(width)}  ${value === null ? '-' : value}  [${source}]\n`)
    .join('');
}

function listNames(): SettingName[] {
  const isName = (name: string): name is SettingName => name in SETTINGS;
  return Object.keys(SETTINGS).filter(isName);
}
