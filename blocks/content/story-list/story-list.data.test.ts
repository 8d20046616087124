import { expect, test } from 'vitest';
import type { ContentReader, StorySummary } from '#engine/page/content-reader.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadStoryListData } from './story-list.data.ts';
import type { StoryListProps } from './story-list.gen.ts';

const story = (slug: string): StorySummary => ({
  slug,
  title: slug,
  summary: '',
  image: null,
  published: 0,
  author: null,
  categories: [{ key: 'news', name: 'News' }],
});

async function listed(props: Partial<StoryListProps>, params: Record<string, string> = {}) {
  const all = { show: 'latest', skip: 0, paged: false, look: 'cards', ...props } as const;
  const { context } = createTestLoadContext<StoryListProps>(all, {}, params);
  const queries: unknown[] = [];
  const content: ContentReader = {
    ...context.services.content,
    stories: (query) => {
      queries.push(query);
      const slugs = query.category === null ? ['c', 'a', 'b', 'd'] : ['a'];
      return { stories: slugs.slice(0, query.limit).map(story), total: 30, expires: 5 };
    },
    story: (slug) => ({
      ...story(slug),
      body: { html: '' },
      updated: null,
      head: { title: null, description: null, image: null, noindex: false },
    }),
    categories: () => [{ key: 'news', name: 'News', intro: 'What is new.', count: 30 }],
  };
  const { data, head, expires } = await loadStoryListData({ ...context, services: { ...context.services, content } });
  return { queries, data, head, expires };
}

test('the list of the latest stories requests four stories by default, after as many as its props skip', async () => {
  expect((await listed({ skip: 4 })).queries).toEqual([{ category: null, offset: 4, limit: 4 }]);
});

test('a paged list of the latest stories is page 1 of the list of all stories; an unpaged one has one page only', async () => {
  const { queries, data } = await listed({ skip: 4, limit: 8, paged: true });
  expect(queries).toEqual([{ category: null, offset: 4, limit: 8 }]);
  expect([data.page, data.pages]).toEqual([1, 3]);
  expect((await listed({ skip: 4, limit: 8 })).data.pages).toBe(1);
});

test('a page of a story category holds twelve stories, and expires when the next story appears', async () => {
  const { queries, data, head, expires } = await listed({ show: 'category' }, { slug: 'News', page: '2' });
  expect(queries).toEqual([{ category: 'news', offset: 12, limit: 12 }]);
  expect([data.category, data.page, data.pages, expires]).toEqual([{ key: 'news', name: 'News' }, 2, 3, 5]);
  expect(head).toEqual({ description: 'What is new.' });
});

test('the story category with the slug all lists all stories, and has no name', async () => {
  const { queries, data } = await listed({ show: 'category' }, { slug: 'all' });
  expect([queries, data.category]).toEqual([[{ category: null, offset: 0, limit: 12 }], null]);
});

test('related stories are asked for in the category of the story, without that story', async () => {
  const { queries } = await listed({ show: 'related', limit: 3 }, { blogSlug: 'ferry' });
  expect(queries[0]).toEqual({ category: 'news', offset: 0, limit: 3, except: 'ferry' });
});

test('related stories of a category with few stories are followed by the latest of all, each once', async () => {
  const { data } = await listed({ show: 'related', limit: 3 }, { blogSlug: 'ferry' });
  expect(data.stories.map(({ slug }) => slug)).toEqual(['a', 'c', 'b']);
});
