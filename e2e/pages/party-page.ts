import type { Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The pages of lotto parties, and the wizard over them. */
export function createPartyPageObject(page: Page) {
  const main = page.getByRole('main');
  const wizard = page.getByRole('dialog');
  const button = (name: string) => wizard.getByRole('button', { name, exact: true });
  return {
    main,
    wizard,
    name: wizard.getByLabel(texts.groupWizard.groupName()),
    options: wizard.getByRole('radio'),
    next: button(texts.groupWizard.next()),
    back: button(texts.groupWizard.back()),
    /** Ends the wizard, for a new group or an existing one. */
    create: button(texts.groupWizard.create()).or(button(texts.groupWizard.open())),
    close: button(texts.groupWizard.close()),
    more: button(texts.groupWizard.more()),
    addToCart: button(texts.groupWizard.add()),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    heading: main.getByRole('heading', { level: 1 }),
    /** The party of a ticket. */
    party: main.locator('.party-of-ticket'),
    /** The games of a ticket. */
    numbers: main.locator('.ticket-games > li'),
    step: (name: string) => wizard.getByRole('heading', { name, exact: true }),
  };
}
