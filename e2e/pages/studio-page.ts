import type { FrameLocator, Locator, Page } from 'playwright-core';

export interface StudioPageObject {
  /** The shop in its frame. */
  readonly stage: FrameLocator;
  readonly blocks: Locator;
  readonly form: Locator;
  readonly publish: Locator;
  readonly notice: Locator;
  /** What the studio says about the draft. */
  readonly draft: (words: string) => Locator;
  /** Waits until the page in the frame shows changes and answers presses. */
  readonly isReady: () => Promise<void>;
}

/** Parts of the studio's editor of one page. */
export function createStudioPageObject(page: Page): StudioPageObject {
  return {
    stage: page.frameLocator('iframe[title="The page"]'),
    blocks: page.getByRole('navigation', { name: 'On this page' }),
    form: page.getByRole('complementary'),
    publish: page.getByRole('button', { name: 'Publish' }),
    notice: page.locator('.notice'),
    isReady: async () => {
      await page.locator('iframe[title="The page"]:not([inert])').waitFor();
    },
    draft: (words) => page.getByRole('status').getByText(words, { exact: true }),
  };
}
