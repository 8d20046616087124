import { describe, expect } from 'vitest';
import { EDITORIAL_PAGES_UNDER_TEST, getEditorialPageId } from '../../../scripts/test/content-pages.ts';
import { measureIdlePageScripts } from '../../harness/idle-page.ts';
import { journey } from '../../harness/journey.ts';

const MAX_SCRIPT_BYTES = 15_000;

describe('a content page without interaction loads no framework and little script', () => {
  journey.for(EDITORIAL_PAGES_UNDER_TEST.map((page) => [getEditorialPageId(page), page] as const))(
    '%s',
    async ([, page], { visit }) => {
      const { context, origin } = await visit(page.site, { isAsked: true });
      const { scriptBytes, frameworks } = await measureIdlePageScripts(context, origin + page.path);
      expect(frameworks).toEqual([]);
      expect(scriptBytes).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThan(MAX_SCRIPT_BYTES);
    },
  );
});
