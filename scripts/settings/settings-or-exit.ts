import type { SettingValues } from './all-settings.ts';
import { type EnvironmentVariables, readSettings, SettingsError } from './read-settings.ts';

/** The settings of a command, which exits when they are invalid. */
export function readSettingsOrExit(environment: EnvironmentVariables): SettingValues {
  const { values, warnings } = exitOnSettingsError(() => readSettings(environment));
  for (const warning of warnings) console.warn(warning);
  return values;
}

/** Exits with code 2 and a message when settings are invalid. */
export function exitOnSettingsError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
