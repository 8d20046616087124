import { describe, expect } from 'vitest';
import { CONTENT_PAGES_UNDER_TEST, getContentPageId } from '../../../scripts/test/content-pages.ts';
import { measureIdlePage } from '../../harness/idle-page.ts';
import { journey } from '../../harness/journey.ts';

const BYTES = 15_000;

describe('a content page without interaction loads no framework and little script', () => {
  journey.for(CONTENT_PAGES_UNDER_TEST.map((page) => [getContentPageId(page), page] as const))(
    '%s',
    async ([, page], { visit }) => {
      const { context, origin } = await visit(page.site, { isAsked: true });
      const { scriptBytes, frameworks } = await measureIdlePage(context, origin + page.path);
      expect(frameworks).toEqual([]);
      expect(scriptBytes).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThan(BYTES);
    },
  );
});
