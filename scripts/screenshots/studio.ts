import type { Page } from 'playwright-core';

/** Walks through the studio and takes a picture of each view. Publishes nothing. */
export async function takeStudioScreenshots(
  page: Page,
  link: string,
  save: (name: string) => Promise<void>,
): Promise<void> {
  const form = page.getByRole('complementary');
  const blocks = page.getByRole('region', { name: 'On this page' });
  const stage = page.frameLocator('.stage iframe');
  const settle = async () => {
    await page.locator('.stage:not([aria-busy])').waitFor();
    // The studio polls for the presence of others, so that its network is never idle.
    for (const frame of page.frames()) {
      await frame.waitForLoadState('load');
      await frame.evaluate(async () => {
        const pictures = [...document.images].filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
        );
        await Promise.allSettled([...pictures.map((picture) => picture.decode()), document.fonts.ready]);
      });
    }
  };
  await page.goto(link);
  await page.getByRole('searchbox', { name: 'Find a page' }).waitFor();
  await save('home');

  await page
    .getByRole('link', { name: /^Lotteries, raffles and syndicates/ })
    .first()
    .click();
  await settle();
  await page.getByRole('dialog', { name: 'Press what you want to change' }).waitFor();
  await save('tour');
  await page.getByRole('button', { name: 'Skip the tour' }).click();

  await stage.getByRole('heading', { name: 'Closing next' }).click();
  const heading = form.getByLabel('Main heading', { exact: true });
  await heading.fill('Closing tonight');
  await stage.getByRole('heading', { name: 'Closing tonight' }).waitFor();
  await page.getByRole('status').getByText('Draft saved', { exact: true }).waitFor();
  await settle();
  await save('block');

  await page.getByRole('button', { name: 'Add a block' }).click();
  const picker = page.getByRole('dialog', { name: /^Add a block/ });
  await picker.getByRole('searchbox').fill('question');
  await picker.locator('.thumbnail__frame').first().waitFor();
  await settle();
  await save('add-block');
  await picker.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^As an anonymous visitor/ }).click();
  const choices = page.getByRole('dialog', { name: 'As whom and when the page is seen' });
  await choices.getByRole('radio', { name: 'A customer' }).click();
  await choices.getByRole('button', { name: 'Tomorrow, 9:00 am' }).click();
  await settle();
  await stage.getByRole('button', { name: 'Account' }).waitFor();
  await save('as-others');
  await choices.getByRole('button', { name: 'Back to usual' }).click();
  await page.keyboard.press('Escape');

  await blocks.getByRole('button', { name: /^Jackpot hero/ }).click();
  await form.getByRole('button', { name: 'Choose picture' }).first().click();
  await page.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
  await settle();
  await save('pictures');
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('The pictures are loaded.').waitFor();
  await settle();
  await save('publish');
  await page.getByRole('button', { name: 'Not yet' }).click();

  await page.getByRole('link', { name: 'Colours and type' }).click();
  await form.getByRole('textbox', { name: 'Page background', exact: true }).waitFor();
  await settle();
  await save('colours');
}
