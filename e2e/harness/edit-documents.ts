import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ParsedJsonDocument = ReturnType<typeof JSON.parse>;

/** Edits documents in a shop's copy of the project. The returned function restores them. */
export function editDocumentsInShopCopy(
  project: string,
  changes: Readonly<Record<string, (document: ParsedJsonDocument) => void>>,
): () => void {
  const files = Object.entries(changes).map(([path, change]) => {
    const file = join(project, path);
    const before = readFileSync(file, 'utf8');
    const document = JSON.parse(before);
    change(document);
    writeFileSync(file, JSON.stringify(document));
    return { file, before };
  });
  return () => {
    for (const { file, before } of files) writeFileSync(file, before);
  };
}
