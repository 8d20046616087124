import type { FrameLocator, Locator, Page } from 'playwright-core';

export interface StudioPageObject {
  /** The shop in its frame. */
  readonly stage: FrameLocator;
  readonly blocks: Locator;
  readonly form: Locator;
  readonly publish: Locator;
  readonly notice: Locator;
  /** Status message about the draft. */
  readonly draft: (words: string) => Locator;
  /** Waits until the stage is connected to the studio. */
  readonly isReady: () => Promise<void>;
}

/** Parts of the studio's editor of one page. */
export function createStudioPageObject(page: Page): StudioPageObject {
  return {
    stage: page.frameLocator('.stage iframe'),
    blocks: page.getByRole('navigation', { name: 'On this page' }),
    form: page.getByRole('complementary'),
    publish: page.getByRole('button', { name: 'Publish' }),
    notice: page.locator('.notice'),
    isReady: async () => {
      await page.locator('.stage iframe:not([inert])').waitFor();
    },
    draft: (words) => page.getByRole('status').getByText(words, { exact: true }),
  };
}
