import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the shop with a number of blocks, the first of which is a hero. */
export interface PageOfBlocks {
  readonly count: number;
  /** Address in the shop. */
  readonly path: string;
  /** Address fragment in the studio. */
  readonly place: string;
  /** Path of its document below the project. */
  readonly file: string;
}

const BLOCKS = [
  {
    type: 'rich-text',
    props: {
      body: 'Each draw is made in front of an independent observer.\n\n1. Sales close.\n2. The tickets are sealed.\n\n**Every winner is told** within the hour.',
    },
  },
  {
    type: 'steps',
    props: {
      look: 'numbers',
      items: [
        { title: 'Choose a draw', text: 'By its prize, its day or its cause.' },
        { title: 'Pick your numbers', text: 'Or take a lucky dip.' },
        { title: 'Sleep well', text: 'We check the ticket, and write to you.' },
      ],
    },
  },
  {
    type: 'call-to-action',
    props: {
      text: 'One game takes a minute, and a lucky dip takes less.',
      actions: [{ label: 'Questions and answers', link: { route: 'about.faq' }, kind: 'primary' }],
    },
  },
  {
    type: 'accordion',
    props: {
      items: [
        { question: 'Is my ticket safe with you?', answer: 'Yes. Each ticket is stored before you are charged.' },
        { question: 'How do I hear that I have won?', answer: 'By e-mail, and by telephone for the larger prizes.' },
      ],
    },
  },
] as const;

export function describePageOfBlocks(count: number): PageOfBlocks {
  const name = `bench-${count}`;
  return { count, path: `/${name}`, place: `harbour/page/${name}`, file: `cms-seed/harbour/pages/${name}.json` };
}

/** Number of blocks above which a page is made of sections, as long pages are. */
const MOST_OUTSIDE = 200;
const SECTION = 5;

export function createPageDocument({ count, path }: PageOfBlocks) {
  const hero = { id: 'block-1', type: 'hero', props: { heading: 'Part 1', text: 'The opening of the page.' } };
  const others = Array.from({ length: count - 1 }, (_, index) => createBlock(index));
  return {
    version: 1,
    path,
    head: { title: `A page of ${count} blocks`, description: 'A page that is measured.' },
    blocks: [hero, ...(count > MOST_OUTSIDE ? groupIntoSections(others) : others)],
  };
}

type Block = ReturnType<typeof createBlock>;

function createBlock(index: number) {
  const { type, props } = BLOCKS[index % BLOCKS.length] ?? BLOCKS[0];
  return { id: `block-${index + 2}`, type, props: { heading: `Part ${index + 2}`, ...props } };
}

/** Every fifth block becomes a section that holds the next four. */
function groupIntoSections(blocks: readonly Block[]) {
  return blocks.flatMap(({ id, props: { heading } }, index) =>
    index % SECTION === 0
      ? [{ id, type: 'section', props: { heading }, slots: { main: blocks.slice(index + 1, index + SECTION) } }]
      : [],
  );
}

/** Writes the page as another editor's tool would. */
export function writePageDocument(
  project: string,
  page: PageOfBlocks,
  document: ReturnType<typeof createPageDocument>,
): void {
  writeFileSync(join(project, page.file), `${JSON.stringify(document, null, 2)}\n`);
}
