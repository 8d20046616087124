import { createPseudoText } from '#domain/messages/pseudo-text.ts';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import { createSiteMessages } from '#engine/messages/site-messages.ts';
import type { ResolvedNavigationItem } from '#engine/page/block-values.ts';
import type { PropResolvers } from '#engine/page/resolve-props.ts';
import { listShownTexts } from '../../scripts/pseudo-locales/shown-texts.ts';
import { createUntranslatedWordFinder } from '../../scripts/pseudo-locales/untranslated-words.ts';
import { messageCatalogues } from '../message-catalogues.gen.ts';
import { testExamplePropResolvers } from './render-example.tsx';

const LOCALE = 'en-XA';

/** All messages in the pseudo-locale `en-XA`. */
export const pseudoMessages = createSiteMessages(createMessageRegistry(messageCatalogues), ({ id }) => {
  throw new Error(`${id} has faults`);
})({ key: 'test', chain: ['test'], document: () => undefined }, LOCALE);

/** Texts by what they were made into, because a text is resolved before it is known to be Markdown. */
const sources = new Map<string, string>();

function writePseudoLabels(item: ResolvedNavigationItem): ResolvedNavigationItem {
  const label = createPseudoText(item.label, 'plain', LOCALE);
  return { ...item, label, children: item.children.map(writePseudoLabels) };
}

/** Resolves props of examples with their texts in `en-XA`. */
export const pseudoPropResolvers: PropResolvers = {
  ...testExamplePropResolvers,
  text(value) {
    const text = testExamplePropResolvers.text(value);
    if (text === null) return null;
    const pseudo = createPseudoText(text, 'plain', LOCALE);
    sources.set(pseudo, text);
    return pseudo;
  },
  markdown: (text) =>
    testExamplePropResolvers.markdown(createPseudoText(sources.get(text) ?? text, 'markdown', LOCALE)),
  navigation: (name) => testExamplePropResolvers.navigation(name).map(writePseudoLabels),
  image: (value) => {
    const image = testExamplePropResolvers.image(value);
    return image && { ...image, alt: createPseudoText(image.alt, 'plain', LOCALE) };
  },
};

/** Lists the words of a block's HTML that are neither translated nor strings of its data. */
export function listUntranslatedWordsOfBlock(html: string, data: unknown): readonly string[] {
  const find = createUntranslatedWordFinder({ values: listStrings(data), pseudoLocale: LOCALE });
  return listShownTexts(html).flatMap(({ place, text }) => {
    const words = find(text);
    return words.length === 0 ? [] : [`${place}: ${JSON.stringify(text)} has ${words.join(', ')}`];
  });
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value, ...listShownTexts(value).map(({ text }) => text)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
