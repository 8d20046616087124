import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { AccordionProps } from './accordion.gen.ts';

/** Adds the questions to the structured data of an FAQ page. */
export const loadAccordionData: LoadBlockData<AccordionProps, null, unknown> = async ({ props: { items } }) => ({
  data: null,
  head: { questions: items.map(({ question, answer }) => ({ question, answer: answer.html })) },
});
