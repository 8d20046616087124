import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = new URL('../../../dist/client/_assets/', import.meta.url).pathname;

/** APIs newer than Chrome 120, Firefox 125 and Safari 17.4, the oldest supported browsers (docs/developer.md). */
const NEWER_APIS =
  /\bURL\.parse\(|\bPromise\.try\(|\bIterator\.(?:from|concat)\b|\bArray\.fromAsync\(|\bRegExp\.escape\(|\bError\.isError\(|\bMath\.sumPrecise\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|toHex|setFromBase64|requestClose|moveBefore|setHTMLUnsafe)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|reduce|toArray|take|drop|flatMap)\(|\bUint8Array\.from(?:Base64|Hex)\(/g;

test('the browser code calls no API newer than the oldest supported browsers', () => {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  const newerApiCalls = files.flatMap((name) =>
    [...readFileSync(join(ASSETS, name), 'utf8').matchAll(NEWER_APIS)].map(
      ([call]) => `${name.replace(/-[\w-]{8}\.js$/, '')}: ${call}`,
    ),
  );
  expect(newerApiCalls).toEqual([]);
});
