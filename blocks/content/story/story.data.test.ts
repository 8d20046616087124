import { expect, test } from 'vitest';
import type { Story } from '#engine/page/content-reader.ts';
import { createTestLoadContext, createTestPicture } from '../../_testing/load-context.ts';
import { loadStoryData } from './story.data.ts';

const story: Story = {
  slug: 'ferry',
  title: 'The night ferry',
  summary: 'It waits.',
  image: createTestPicture('ferry.svg'),
  published: Date.parse('2026-11-03T08:00:00Z'),
  updated: Date.parse('2026-11-03T10:00:00Z'),
  author: 'Mo',
  categories: [{ key: 'causes', name: 'Causes' }],
  body: {
    html: '<p><a href="https://videos.invalid/1" data-video="https://videos.invalid/embed/1?a=1&amp;b=2" data-video-name="A trip">Play the video: A trip</a></p>',
  },
  head: { title: 'Night ferry', description: null, image: null, noindex: false },
};

function contextOf(found: Story | null) {
  const { context } = createTestLoadContext({}, {}, { blogSlug: 'ferry' });
  const content = { ...context.services.content, story: () => found };
  return { ...context, services: { ...context.services, content } };
}

test('the loader of a story gives the page head its title, description, dates, author and videos', async () => {
  const { data, head } = await loadStoryData(contextOf(story));
  expect([data.date, data.at, data.updated]).toEqual(['3 November 2026', '2026-11-03T08:00:00.000Z', null]);
  expect(head).toEqual({
    title: 'Night ferry',
    description: 'It waits.',
    noindex: false,
    image: createTestPicture('ferry.svg'),
    article: { published: story.published, updated: story.updated, author: 'Mo', section: 'Causes' },
    videos: [{ name: 'A trip', frame: 'https://videos.invalid/embed/1?a=1&b=2' }],
  });
});

test('a story that was updated on a later day than it was published shows the day of the update', async () => {
  const changed = { ...story, updated: Date.parse('2026-11-09T10:00:00Z') };
  expect((await loadStoryData(contextOf(changed))).data.updated).toBe('9 November 2026');
});

test('the loader of a story fails for an address that no story has', async () => {
  await expect(loadStoryData(contextOf(null))).rejects.toThrow("no story has the path segment 'ferry'");
});
