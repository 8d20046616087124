import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { blockListMessages } from '../../studio/editor/block-list.messages.gen.ts';
import { editorBarMessages } from '../../studio/editor/editor-bar.messages.gen.ts';
import { publishDialogMessages } from '../../studio/editor/publish-dialog.messages.gen.ts';
import { stageMessages } from '../../studio/editor/stage.messages.gen.ts';
import { viewerChoiceMessages } from '../../studio/editor/viewer-choice.messages.gen.ts';

export interface StudioPageObject {
  /** The shop in its frame. */
  readonly stage: FrameLocator;
  /** The element of this frame. */
  readonly stageFrame: Locator;
  readonly blocks: Locator;
  readonly form: Locator;
  /** Publishes all changes in the review dialog. */
  readonly publish: () => Promise<void>;
  readonly discard: () => Promise<void>;
  /** The bar at the top, which shows success and error messages. */
  readonly notice: Locator;
  /** In words, as whom and when the page is seen. */
  readonly context: Locator;
  /** Opens the choices of who sees the page, and when. */
  readonly openContext: () => Promise<Locator>;
  /** Status message about the draft. */
  readonly draft: (words: string) => Locator;
  /** Waits until the stage is connected to the studio. */
  readonly isReady: () => Promise<void>;
}

/** The studio's page, or its frame in the CMS. */
export type StudioView = Pick<Page, 'getByRole' | 'getByTitle' | 'locator'>;

/** Chooses a state of a flow by the names that its list shows, such as 'Cart' and 'Cart, valid'. */
export async function chooseFlowState(choices: Pick<Locator, 'getByRole'>, flow: string, state: string): Promise<void> {
  const list = choices.getByRole('combobox', { name: viewerChoiceMessages.flow() });
  const option = list.locator(`optgroup[label="${flow}"] > option`).filter({ hasText: new RegExp(`^${state}$`) });
  await list.selectOption((await option.getAttribute('value')) ?? '');
}

/** The tour does not start by itself in this browser. */
export async function skipTour(
  context: Pick<BrowserContext, 'addInitScript'>,
  studioHost = 'studio.localhost',
): Promise<void> {
  await context.addInitScript((host) => {
    if (location.hostname === host) localStorage.setItem('vitrine-studio/tour', 'seen');
  }, studioHost);
}

/** Parts of the studio's editor of one page. */
export function createStudioPageObject(page: StudioView): StudioPageObject {
  const context = page.getByRole('button', { name: /^As an? / });
  const frame = page.getByTitle(stageMessages.title(), { exact: true });
  const review = async (choice: string) => {
    await page.getByRole('button', { name: editorBarMessages.publish(), exact: true }).click();
    await page
      .getByRole('dialog', { name: publishDialogMessages.heading() })
      .getByRole('button', { name: choice })
      .click();
  };
  return {
    context,
    openContext: async () => {
      await context.click();
      return page.getByRole('dialog', { name: viewerChoiceMessages.panel() });
    },
    stage: frame.contentFrame(),
    stageFrame: frame,
    blocks: page.getByRole('region', { name: blockListMessages.heading() }),
    form: page.getByRole('complementary'),
    publish: () => review(publishDialogMessages.now()),
    discard: () => review(publishDialogMessages.discard()),
    notice: page.getByRole('banner'),
    isReady: async () => {
      const main = page.getByRole('main').filter({ has: frame });
      await main.and(page.locator(':not([aria-busy])')).waitFor();
    },
    draft: (words) => page.getByRole('status').getByText(words, { exact: true }),
  };
}
