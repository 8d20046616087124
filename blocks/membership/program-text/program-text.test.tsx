import { expect, test } from 'vitest';
import type { RichText } from '#engine/render/block.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadProgramTextData } from './program-text.data.ts';

/** A program of which no code, and no other program, knows anything. */
const lights = {
  programConfig: {
    programId: 'harbour_lights',
    programName: 'Harbour Lights',
    programUrl: 'lights',
    programLogo: 'lighthouse.svg',
    productOfferKey: 'harbour-lights',
    blocks: ['lights.why', 'lights.unwritten', 'lights.how'],
  },
  giveaways: [],
  upcomingDraws: [],
};
const words: Readonly<Record<string, RichText>> = {
  'lights.why': { html: '<p>Because ships come home.</p>' },
  'lights.how': { html: '<p>We light one lamp a night.</p>' },
};
const answers = { 'membership.config': lights };

test('the program text shows what editors wrote for the blocks that the membership program names, in its order', async () => {
  const { context } = createTestLoadContext({}, answers);
  const content = { ...context.services.content, words: (key: string) => words[key] ?? null };
  const { data } = await loadProgramTextData({ ...context, services: { ...context.services, content } });
  expect(data.texts.map(({ key }) => key)).toEqual(['lights.why', 'lights.how']);
  const html = renderTestBlockToHtml({ id: 'words', type: 'program-text', props: {}, data }, () => undefined);
  expect(html).toMatch(/ships come home.*one lamp a night/s);
});
