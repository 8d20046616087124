import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageSource } from '../messages/message-source.ts';
import type { StaticHtmlNode } from '../page/page-node.ts';
import { BlockContext, type BlockContextValue } from '../render/block-context.tsx';
import { escapeReactText } from '../render/escape-html.ts';
import type { LanguageLink } from './locale-alternates.ts';

export type LanguageSwitchComponent = ComponentType<{ readonly languages: readonly LanguageLink[] }>;

interface Template {
  readonly languages: string;
  /** HTML between the addresses: one more than languages. */
  readonly texts: readonly string[];
}

const PLACE = /\/language-switch-place-\d+/;

const templates = new WeakMap<MessageSource, Template>();

/**
 * The links to a page's other languages. React renders them once for a locale, and the addresses of each page are
 * filled in.
 */
export function createLanguageSwitchNode(
  Switch: LanguageSwitchComponent,
  languages: readonly LanguageLink[],
  context: BlockContextValue,
): StaticHtmlNode {
  const key = languages.map(({ locale, isCurrent }) => `${locale}${isCurrent}`).join();
  let template = templates.get(context.messages);
  if (template?.languages !== key) {
    template = { languages: key, texts: renderTexts(Switch, languages, context) };
    templates.set(context.messages, template);
  }
  const [first = '', ...others] = template.texts;
  const html = first + others.map((text, index) => escapeReactText(languages[index]?.href ?? '') + text).join('');
  // Without a version, because pages at several addresses share the rest of their nodes.
  return { kind: 'kept', id: 'language-switch', html };
}

function renderTexts(
  Switch: LanguageSwitchComponent,
  languages: readonly LanguageLink[],
  context: BlockContextValue,
): string[] {
  const places = languages.map((language, index) => ({ ...language, href: `/language-switch-place-${index}` }));
  const html = renderToStaticMarkup(
    <BlockContext value={context}>
      <Switch languages={places} />
    </BlockContext>,
  );
  return html.split(PLACE);
}
