import { findLocaleTagFault, type LocaleTagFault } from '#domain/locales/locale-tag.ts';
import type { DocumentKind } from '../cms/document.ts';
import type { DocumentFinding } from './finding.ts';
import { appendPointerStep } from './json-pointer.ts';
import { isJsonSchemaObject as isObject } from './schema-library.ts';
import { formatValueForMessage } from './wording.ts';

interface NamedTag {
  readonly tag: string;
  readonly pointer: string;
  readonly on: DocumentFinding['on'];
}

/** Finds language tags that are malformed, not in canonical form, or of a language that can't be formatted. */
export function checkLocaleTags(kind: DocumentKind, value: Readonly<Record<string, unknown>>): DocumentFinding[] {
  return listTags(kind, value).flatMap(({ tag, pointer, on }) => {
    const fault = findLocaleTagFault(tag);
    if (!fault) return [];
    const message = describeFault(tag, fault);
    return [{ pointer, code: 'wrong-format' as const, message, suggestion: suggest(fault), on }];
  });
}

function listTags(kind: DocumentKind, value: Readonly<Record<string, unknown>>): readonly NamedTag[] {
  if (kind === 'site') return listTagsOfSite(value);
  if (kind === 'theme') return listTagsOfTheme(value);
  return kind === 'content' || kind === 'post' ? listTag(value) : [];
}

function listTagsOfTheme({ typography }: Readonly<Record<string, unknown>>): readonly NamedTag[] {
  const { languages }: Record<string, unknown> = Object(typography);
  return listKeys(languages, '/typography/languages');
}

function listTagsOfSite({ locales, localeAddresses }: Readonly<Record<string, unknown>>): readonly NamedTag[] {
  const { prefixes, hosts }: Record<string, unknown> = Object(localeAddresses);
  return [
    ...(Array.isArray(locales) ? locales.flatMap((tag, index) => namedTag(tag, `/locales/${index}`)) : []),
    ...listKeys(prefixes, '/localeAddresses/prefixes'),
    ...listKeys(hosts, '/localeAddresses/hosts'),
  ];
}

function listTag({ locale }: Readonly<Record<string, unknown>>): readonly NamedTag[] {
  return namedTag(locale, '/locale');
}

function namedTag(tag: unknown, pointer: string): readonly NamedTag[] {
  return typeof tag === 'string' ? [{ tag, pointer, on: 'value' }] : [];
}

function listKeys(value: unknown, pointer: string): readonly NamedTag[] {
  if (!isObject(value)) return [];
  return Object.keys(value).map((tag) => ({ tag, pointer: appendPointerStep(pointer, tag), on: 'key' }));
}

function describeFault(tag: string, { kind }: LocaleTagFault): string {
  const named = formatValueForMessage(tag);
  if (kind === 'unsupported') return `The language ${named} is unknown, so its dates and numbers can't be formatted.`;
  return kind === 'malformed'
    ? `${named} is no BCP 47 language tag.`
    : `${named} is not the usual form of the language tag.`;
}

function suggest({ suggestion }: LocaleTagFault): string {
  return suggestion === null ? "Use a tag such as 'en-AU', 'cy-GB' or 'zh-Hans-AU'." : `Did you mean '${suggestion}'?`;
}
