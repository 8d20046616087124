import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { AccordionProps } from './accordion.gen.ts';

/** Search engines are told the questions, on a page that offers them. */
export const loadAccordionData: LoadBlockData<AccordionProps, null, unknown> = async ({ props: { items } }) => ({
  data: null,
  head: { questions: items.map(({ question, answer }) => ({ question, answer: answer.html })) },
});
