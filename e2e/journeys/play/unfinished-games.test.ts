import { describe, expect } from 'vitest';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createPlayPageObject } from '../../pages/play-page.ts';

const PLAYS = [
  { site: 'harbour', path: '/golden-bay', game: 5, complete: 4, needed: 6, cause: null },
  { site: 'lantern', path: '/lamplight', game: 2, complete: 1, needed: 5, cause: 'Open Door' },
] as const;

describe.each(selectRepresentatives(PLAYS))('at $site', ({ site, path, game, complete, needed, cause }) => {
  journey(
    'when games are added to the cart, an incomplete one is named and asked about, and stays on the play page',
    async ({ visit }) => {
      const { page, open, origin } = await visit(site, { viewport: { width: 390, height: 800 } });
      const play = createPlayPageObject(page);
      const cart = createCartPageObject(page);
      await open(path);
      for (let completeGame = 1; completeGame <= complete; completeGame++) await play.luckyDip(completeGame).click();
      await play.show(game).click();
      for (let number = 1; number < needed; number++) await play.number(game, number).click();
      if (cause !== null)
        await play.picker.getByRole('radio', { name: cause }).or(play.picker.getByLabel(cause)).first().check();
      await play.addButton.click();
      await play.problems
        .getByText(texts.lotteryNumberPicker.unfinished({ count: 1, games: [String(game)] }))
        .waitFor();
      expect(page.url()).toBe(`${origin}${path}`);
      await play.problems.getByRole('button', { name: texts.lotteryNumberPicker.addWithout({ count: 1 }) }).click();
      const readNumbers = () => play.numbers(game);
      const drawerCartLink = page.getByRole('link', {
        name: readSeedText('lantern/layouts/default', 'precart', 'cart/label'),
      });
      await cart.items.first().or(drawerCartLink).first().waitFor();
      await open('/cart');
      expect(await cart.items.first().innerText()).toContain(`${complete} x Standard game`);
      await open(path);
      await expect.poll(readNumbers).toEqual(Array.from({ length: needed - 1 }, (_, index) => index + 1));
    },
  );
});
