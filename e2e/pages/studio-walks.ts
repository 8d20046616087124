import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { savingStateMessages } from '../../studio/app/saving-state.messages.gen.ts';
import { blockListMessages } from '../../studio/editor/block-list.messages.gen.ts';
import { documentKindsMessages } from '../../studio/editor/document-kinds.messages.gen.ts';
import { editorBarMessages } from '../../studio/editor/editor-bar.messages.gen.ts';
import { editorNoticesMessages } from '../../studio/editor/editor-notices.messages.gen.ts';
import { fieldsMessages } from '../../studio/editor/fields.messages.gen.ts';
import { newPageMessages } from '../../studio/editor/new-page.messages.gen.ts';
import { problemListMessages } from '../../studio/editor/problem-list.messages.gen.ts';
import { publishDialogMessages } from '../../studio/editor/publish-dialog.messages.gen.ts';
import { stageMessages } from '../../studio/editor/stage.messages.gen.ts';
import { viewerChoiceMessages } from '../../studio/editor/viewer-choice.messages.gen.ts';
import { picturesMessages } from '../../studio/messages/pictures.messages.gen.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import type { CountedPresses } from './counted-presses.ts';
import { createStudioPageObject, type StudioView } from './studio-page.ts';

/**
 * Tasks of an editor in the studio, from its home to the last press. They are the same over files and in the CMS, and so are
 * the limits of their presses.
 */

export const MOST_PRESSES = { changes: 16, landingPage: 40, context: 6, faults: 6 } as const;

interface EditedPage {
  readonly blocks: readonly { readonly props: object }[];
}

/** Takes a picture of the brand. */
async function choosePicture(view: StudioView, form: Locator, { press }: CountedPresses): Promise<void> {
  await press(form.getByRole('button', { name: picturesMessages.choose() }));
  await press(
    view.getByRole('dialog', { name: picturesMessages.heading() }).getByRole('button', { name: /hero/ }).last(),
  );
}

async function publishAll(view: StudioView, { press }: CountedPresses): Promise<void> {
  await press(view.getByRole('button', { name: editorBarMessages.publish(), exact: true }));
  await press(view.getByRole('button', { name: publishDialogMessages.now() }));
  await createStudioPageObject(view).notice.getByText(editorNoticesMessages.published()).waitFor();
}

const findSunnyside = (view: StudioView) => view.getByRole('region', { name: 'Sunnyside', exact: true });

async function openSunnysideHome(view: StudioView, { press }: CountedPresses): Promise<void> {
  await press(findSunnyside(view).getByRole('link', { name: /^A giveaway every morning/ }));
  await createStudioPageObject(view).isReady();
}

/** Changes a heading, a picture, the order of blocks, who sees one, and a colour, and publishes all together. */
export async function changeBlockAndColour(view: StudioView, hands: CountedPresses): Promise<void> {
  const { press, write } = hands;
  const { form, blocks, draft } = createStudioPageObject(view);
  await openSunnysideHome(view, hands);
  await press(blocks.getByRole('button', { name: /^Giveaway hero/ }));
  await write(form.getByLabel('Main heading', { exact: true }), 'One press, and you are in.');
  await choosePicture(view, form, hands);
  await press(blocks.getByRole('button', { name: /^Move Giveaway hero.* down$/ }));
  await press(form.getByRole('radio', { name: 'Only Premium' }));
  await press(view.getByRole('link', { name: documentKindsMessages.theme() }));
  await write(form.getByRole('textbox', { name: 'Main colour', exact: true }), '#ffab4a');
  await draft('2 drafts saved').waitFor();
  await publishAll(view, hands);
}

/** Result of `changeBlockAndColour` in the home page and the theme of Sunnyside. */
export function expectChangedBlockAndColour(home: EditedPage, theme: unknown): void {
  const props = { heading: 'One press, and you are in.' };
  expect(home.blocks[1]).toMatchObject({ gate: 'premium_member', props });
  expect(theme).toMatchObject({ colours: { primary: '#ffab4a' } });
}

/** The home page of Sunnyside with faults of three classes: a picture, a gate and a property that do not exist. */
export function plantThreeFaults(home: EditedPage): EditedPage {
  const broken = structuredClone(home);
  const [hero, last] = [broken.blocks[0], broken.blocks.at(-1)];
  const { image }: { image?: object } = Object(hero?.props);
  Object.assign(hero ?? {}, { gate: 'premium_membr' });
  Object.assign(image ?? {}, { asset: 'hero-morning-hill.avif' });
  Object.assign(last?.props ?? {}, { headin: 'See you at sunrise?' });
  return broken;
}

/** Finds the faults of `plantThreeFaults`, fixes them and publishes the page. */
export async function mendThreeFaults(view: StudioView, hands: CountedPresses): Promise<void> {
  await openSunnysideHome(view, hands);
  const faults = view.getByRole('region', { name: problemListMessages.heading() });
  await expect.poll(() => faults.getByRole('listitem').count()).toBe(3);
  for (let left = 3; left > 0; left -= 1) {
    await hands.press(faults.getByRole('button', { name: /^(?:Use|Remove) / }).first());
    await expect.poll(() => faults.getByRole('listitem').count()).toBe(left - 1);
  }
  await createStudioPageObject(view).draft(savingStateMessages.saved()).waitFor();
  await publishAll(view, hands);
}

/** Makes the landing page `/summer-mornings` of six blocks, with its place in the menu, and publishes both. */
export async function makeLandingPage(view: StudioView, hands: CountedPresses): Promise<void> {
  const { press, write, pick } = hands;
  const { stage, form, blocks, draft } = createStudioPageObject(view);
  await press(findSunnyside(view).getByRole('button', { name: newPageMessages.openFor({ site: 'Sunnyside' }) }));
  const dialog = view.getByRole('dialog', { name: newPageMessages.heading({ site: 'Sunnyside' }) });
  await write(dialog.getByRole('textbox', { name: newPageMessages.title() }), 'Summer mornings');
  await press(dialog.getByRole('radio', { name: /^Landing page/ }));
  await press(dialog.getByRole('button', { name: newPageMessages.create() }));
  for (const kind of ['Recent winners', 'Accordion']) {
    await press(blocks.getByRole('button', { name: blockListMessages.add() }));
    await press(
      view.getByRole('dialog', { name: /^Add a block/ }).getByRole('button', { name: new RegExp(`^${kind}`) }),
    );
  }
  await press(blocks.getByRole('button', { name: /^Hero/ }));
  await write(form.getByLabel('Main heading', { exact: true }), 'Longer days, bigger mornings');
  await choosePicture(view, form, hands);
  await press(
    form.getByRole('button', { name: `1. ${readSeedText('base/pages/template-campaign', 'top', 'actions/0/label')}` }),
  );
  await pick(form.getByRole('combobox', { name: 'Where it leads' }), /^A giveaway every morning/);
  await press(blocks.getByRole('button', { name: /^Picture/ }));
  await choosePicture(view, form, hands);
  await press(blocks.getByRole('button', { name: /^Call to action/ }));
  await write(form.getByLabel('Main heading', { exact: true }), 'See you at sunrise?');
  await press(
    form.getByRole('button', { name: `1. ${readSeedText('base/pages/template-campaign', 'next', 'actions/0/label')}` }),
  );
  await pick(form.getByRole('combobox', { name: 'Where it leads' }), /^A giveaway every morning/);
  await press(blocks.getByRole('button', { name: fieldsMessages.page() }));
  await write(form.getByRole('textbox', { name: 'Page summary' }), 'A giveaway every morning of the summer.');
  await stage.getByRole('heading', { name: 'See you at sunrise?' }).waitFor();
  const documents = view.getByRole('region', { name: /^Everything else of/ });
  await press(documents.getByText(documentKindsMessages.navigation(), { exact: true }));
  await press(documents.getByRole('link', { name: /^Primary/ }));
  await press(form.getByRole('button', { name: 'Add to Menu items' }));
  await write(form.getByRole('textbox', { name: 'Link text' }).last(), 'Summer');
  await pick(form.getByRole('combobox', { name: 'Where it leads' }).last(), /^Summer mornings/);
  await draft('2 drafts saved').waitFor();
  await publishAll(view, hands);
}

/** Shows the open page of Harbour as a Victorian premium customer sees it tomorrow at nine on a phone. */
export async function showAsVictorianPremiumCustomer(view: StudioView, { press }: CountedPresses): Promise<void> {
  const { stage, stageFrame, context, isReady } = createStudioPageObject(view);
  await press(context);
  await press(view.getByRole('radio', { name: 'A Premium customer' }));
  await press(view.getByRole('radio', { name: 'Victoria and Tasmania' }));
  await press(view.getByRole('button', { name: viewerChoiceMessages.tomorrow() }));
  await press(view.getByRole('radio', { name: stageMessages.phone() }));
  await isReady();
  await stage.getByRole('button', { name: 'Account' }).waitFor();
  const query = new URL((await stageFrame.getAttribute('src')) ?? '').searchParams;
  const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'Australia/Sydney' });
  expect([
    query.get('signed-in'),
    query.get('segment'),
    query.get('region'),
    clock.format(new Date(query.get('at') ?? '')).replaceAll(/\s/g, ' '),
    await stageFrame.getAttribute('width'),
  ]).toEqual(['true', 'premium', 'VIC', '9:00 am', '390']);
  await view.getByRole('button', { name: /^As an? Premium customer in Victoria and Tasmania, .*, 9:00/i }).waitFor();
}
