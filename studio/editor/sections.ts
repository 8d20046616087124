import type { StudioSiteEntry } from '../api-types.ts';
import closingNext from '../sections/closing-next.section.json' with { type: 'json' };
import news from '../sections/news.section.json' with { type: 'json' };
import questions from '../sections/questions.section.json' with { type: 'json' };
import textAndPicture from '../sections/text-and-picture.section.json' with { type: 'json' };
import welcome from '../sections/welcome.section.json' with { type: 'json' };
import winners from '../sections/winners.section.json' with { type: 'json' };
import { addBlock, type NewBlock, type PickNumber, withNewIds } from './edit-blocks.ts';
import { adaptToSite } from './example-block.ts';

/** Several blocks with content that are added to a page together. */
export interface Section {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly NewBlock[];
}

export const SECTIONS: readonly Section[] = [welcome, textAndPicture, closingNext, news, questions, winners];

/** Blocks of a section with pictures and links of a site, and ids that no block of a document has. */
export function createSectionBlocks(
  section: Section,
  document: unknown,
  site: Pick<StudioSiteEntry, 'pictures' | 'pages'>,
  pick: PickNumber,
): readonly NewBlock[] {
  let filled = document;
  return section.blocks.map((block) => {
    const created = withNewIds(Object(adaptToSite(block, site)), filled, pick);
    filled = addBlock(filled, null, created);
    return created;
  });
}

/** Sections all of whose blocks are of known types. */
export function listAddedSections(types: readonly { readonly type: string }[]): readonly Section[] {
  const known = new Set(types.map(({ type }) => type));
  return SECTIONS.filter(({ blocks }) => blocks.every((block) => listTypes(block).every((type) => known.has(type))));
}

function listTypes({ type, slots }: { readonly type: string; readonly slots?: unknown }): readonly string[] {
  const below: unknown[] = Object.values(Object(slots)).flat();
  return [type, ...below.flatMap((block) => listTypes(Object(block)))];
}
