import { findSecretWeakness } from './secret-strength.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** An environment variable: its format, meaning and parser. */
export interface Setting<Value> {
  /** Format of a value, such as "whole number from 1 to 65500". */
  readonly format: string;
  /** Description of the default, for the documentation. */
  readonly defaultDescription: string;
  readonly meaning: string;
  /** Never printed, logged or repeated in an error. */
  readonly isSecret: boolean;
  /** What JSON Schema can check of a value in a settings file. */
  readonly schema: SettingJsonSchema;
  /**
   * Parses the variable; for undefined, returns the default.
   * @throws InvalidSettingError
   */
  parse(text: string | undefined): Value;
}

/** Keywords of JSON Schema for one value. */
export type SettingJsonSchema = Readonly<Record<string, unknown>> & { readonly type: 'string' | 'integer' | 'object' };

const TEXT: SettingJsonSchema = { type: 'string' };

/** A refused value. The message is the rest of a sentence that begins with the name of the variable. */
export class InvalidSettingError extends Error {
  override readonly name = 'InvalidSettingError';
}

interface Description {
  readonly meaning: string;
  /** Describes the behaviour without the variable, where there is no default value. */
  readonly fallback?: string;
}

/** An empty variable counts as not set, because many tools leave those behind. Secrets are excepted. */
function optional<Value>(
  form: string,
  { meaning, fallback = '' }: Description,
  parse: (text: string) => Value | null,
): Setting<Value | null> {
  return {
    format: form,
    defaultDescription: fallback,
    meaning,
    isSecret: false,
    schema: TEXT,
    parse: (text) => {
      if (text === undefined || text === '') return null;
      const value = parse(text);
      if (value === null) throw new InvalidSettingError(`is "${text}"; set it to ${article(form)} ${form}.`);
      return value;
    },
  };
}

function withDefault<Value>(setting: Setting<Value | null>, value: Value): Setting<Value> {
  return { ...setting, defaultDescription: `\`${value}\``, parse: (text) => setting.parse(text) ?? value };
}

export function defineTextSetting(description: Description, value: string): Setting<string> {
  return withDefault(optional('text', description, trimmed), value);
}

export function defineOptionalTextSetting(description: Description): Setting<string | null> {
  return optional('text', description, trimmed);
}

export function defineIntegerSetting(
  description: Description,
  { value, ...range }: { readonly from: number; readonly to: number; readonly value: number },
): Setting<number> {
  return withDefault(defineOptionalIntegerSetting(description, range), value);
}

export function defineOptionalIntegerSetting(
  description: Description,
  { from, to }: { readonly from: number; readonly to: number },
): Setting<number | null> {
  const setting = optional(`whole number from ${from} to ${to}`, description, (given) => {
    const number = Number(given);
    return /^\d{1,15}$/.test(given) && number >= from && number <= to ? number : null;
  });
  return { ...setting, schema: { type: 'integer', minimum: from, maximum: to } };
}

export function defineChoiceSetting<const Choice extends string>(
  description: Description,
  choices: readonly Choice[],
  value: Choice,
): Setting<Choice> {
  const form = choices.map((one) => `\`${one}\``).join(' or ');
  const setting = withDefault(
    optional<Choice>(form, description, (given) => choices.find((one) => one === given) ?? null),
    value,
  );
  return {
    ...setting,
    schema: { type: 'string', enum: choices },
    parse: (given) => {
      if (!given || choices.some((one) => one === given)) return setting.parse(given);
      throw new InvalidSettingError(`is "${given}"; set it to ${choices.map((one) => `"${one}"`).join(' or ')}.`);
    },
  };
}

/** An address by http or https, with a path or without. */
export function defineUrlSetting(description: Description): Setting<string | null> {
  return optional('URL such as `https://api.example`', description, (given) =>
    isHttp(given) && !/[?#\s]/.test(given) ? given : null,
  );
}

/** Scheme, host and port. */
export function defineOriginSetting(description: Description): Setting<string | null> {
  return optional('origin such as `https://pay.example`', description, (given) =>
    isHttp(given) && new URL(given).origin === given.replace(/\/$/, '').toLowerCase() ? new URL(given).origin : null,
  );
}

/** A value with a parser of its own. `parse` throws for invalid values, never with the value in its message. */
export function defineCheckedTextSetting(
  form: string,
  description: Description,
  check: (text: string) => unknown,
  { isSecret = false, schema = TEXT }: Partial<Pick<Setting<string>, 'isSecret' | 'schema'>> = {},
): Setting<string | null> {
  return {
    ...optional(form, description, trimmed),
    isSecret,
    schema,
    parse: (given) => {
      if (given === undefined || given === '') return null;
      try {
        check(given);
        return given;
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'it can not be read';
        throw new InvalidSettingError(`is invalid: ${reason}. Set it to ${article(form)} ${form}.`);
      }
    },
  };
}

/** A token or key that another system issues, whose strength is not checked. */
export function defineCredentialSetting(description: Description): Setting<string | null> {
  return {
    format: 'text',
    defaultDescription: description.fallback ?? '',
    meaning: description.meaning,
    isSecret: true,
    schema: { type: 'string', minLength: 1 },
    parse: (given) => {
      if (given === undefined) return null;
      if (given === '')
        throw new InvalidSettingError('is empty. Set it to what the other system gave you, or remove it.');
      if (given !== given.trim()) throw new InvalidSettingError('begins or ends with white space. Remove that.');
      return given;
    },
  };
}

/** A secret of the shop's own. `shortest` is in characters. */
export function defineSecretSetting(
  description: Description,
  { shortest, howToChange = '' }: { readonly shortest: number; readonly howToChange?: string },
): Setting<string | null> {
  return {
    format: `random text of ${shortest} characters or more`,
    defaultDescription: description.fallback ?? 'made up on the first start',
    meaning: description.meaning,
    isSecret: true,
    schema: { type: 'string', minLength: shortest },
    parse: (given) => {
      if (given === undefined) return null;
      const weakness = findSecretWeakness(given, shortest);
      if (weakness === null) return given;
      const wasAccepted = given.length >= 16 && howToChange !== '';
      throw new InvalidSettingError(
        `${weakness}. ${wasAccepted ? howToChange : 'Set it to a new one, such as `openssl rand -base64 32` prints.'}`,
      );
    },
  };
}

function trimmed(given: string): string | null {
  return given === given.trim() ? given : null;
}

function isHttp(given: string): boolean {
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) && new URL(given).username === '';
}

function article(form: string): string {
  return /^[aeio]/i.test(form) ? 'an' : 'a';
}
