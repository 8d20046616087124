import { expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';

journey(
  'the browser test harness finds policy errors, sideways overflow and accessibility violations that are planted in a page',
  async ({ visit }) => {
    const { page, open, complaints } = await visit('harbour', {
      viewport: { width: 320, height: 640 },
      expected: /planted|Content Security Policy|404/,
    });
    await open('/');
    expect(complaints()).toEqual([]);
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '.planted { inline-size: 900px; block-size: 10px }';
      document.head.append(style);
    });
    expect(consoleMessages.join()).toMatch(/Content Security Policy/);
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.style.minInlineSize = '900px';
      image.src = '/_assets/planted.png';
      document.querySelector('main')?.append(image);
    });
    expect(await findSidewaysOverflow(page)).not.toEqual([]);
    expect((await findAxeViolations(page)).join()).toContain('image-alt');
  },
);
