import { expect, test } from 'vitest';
import { listBlockFolders } from './_testing/block-folders.ts';
import { listUntranslatedWordsOfBlock, pseudoMessages, pseudoPropResolvers } from './_testing/pseudo-locale.ts';
import { renderTestBlockToHtml, stubSite } from './_testing/render-example.tsx';

test.each(listBlockFolders())(
  'the example of the block $name has no words but translated ones and data',
  ({ name, read }) => {
    const { props, data } = JSON.parse(read(`${name}.example.json`));
    const surroundings = { messages: pseudoMessages, resolvers: pseudoPropResolvers };
    const html = renderTestBlockToHtml({ id: name, type: name, props, data }, () => undefined, surroundings);
    expect(listUntranslatedWordsOfBlock(html, [data, stubSite.name])).toEqual([]);
  },
);
