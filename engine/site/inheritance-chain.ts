import type { PublishedDocuments } from '../cms/documents.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { isJsonObject } from './json.ts';
import { createConfigErrorWithoutLine, formatDidYouMeanSuggestion } from './site-error.ts';

export type InheritanceChainResult =
  | { readonly ok: true; readonly chain: readonly string[] }
  | { readonly ok: false; readonly errors: readonly ConfigError[] };

/**
 * The sites that a site extends: root first, the site itself last. A parent that isn't there and a circle are errors
 * of the document that names it.
 */
export function resolveInheritanceChain(documents: PublishedDocuments, key: string): InheritanceChainResult {
  const chain = [key];
  for (let current = key; ; ) {
    const document = documents.get(current, 'site', 'site');
    if (!document) {
      const message = `Site "${current}" has no site document.`;
      return failure(
        createConfigErrorWithoutLine(current, '', 'incomplete', message, `Add site-configs/${current}/site.json.`),
      );
    }
    const parent = isJsonObject(document.value) ? document.value['extends'] : undefined;
    if (typeof parent !== 'string') return { ok: true, chain };
    if (chain.includes(parent)) return failure(circleError(documents, chain.slice(0, chain.indexOf(parent) + 1)));
    if (!documents.get(parent, 'site', 'site')) {
      const others = documents.sites.filter((site) => !chain.includes(site));
      const message = `Site "${current}" extends "${parent}", which is not there.`;
      return failure(
        createConfigErrorWithoutLine(
          document.source,
          '/extends',
          'extends-missing',
          message,
          formatDidYouMeanSuggestion(parent, others),
        ),
      );
    }
    chain.unshift(parent);
    current = parent;
  }
}

/** Reported for one site of the circle, whichever was requested. `circle` lists parents first. */
function circleError(documents: PublishedDocuments, circle: readonly string[]): ConfigError {
  const first = circle.toSorted()[0] ?? '';
  const start = circle.indexOf(first);
  const upwards = [...circle.slice(0, start + 1).toReversed(), ...circle.slice(start).toReversed()];
  const source = documents.get(first, 'site', 'site')?.source ?? first;
  const message = `Sites extend one another in a circle: ${upwards.join(' → ')}.`;
  return createConfigErrorWithoutLine(
    source,
    '/extends',
    'extends-cycle',
    message,
    'Remove "extends" from one of them.',
  );
}

function failure(error: ConfigError): InheritanceChainResult {
  return { ok: false, errors: [error] };
}
