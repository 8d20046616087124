import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runTestVitrineCliCommand } from '../testing/shop-files.ts';

const root = join(import.meta.dirname, '../../..');
const run = (...args: readonly string[]) => runTestVitrineCliCommand(root, 'new', ...args);

describe('a dry run of vitrine new lists the files that it would write and change', () => {
  test.each([
    ['block offers/price-table', 5, []],
    ['block offers/price-table --data customer --interactive', 6, []],
    ['machine offers/price-alert', 9, ['app/services/shop-flow-loaders.ts']],
    [
      'call alerts.list --area offers',
      4,
      ['commerce/calls.server.ts', 'commerce/commerce.ts', 'sandbox/calls/all-routes.ts'],
    ],
    [
      'call discover.top-picks',
      1,
      [
        'commerce/calls.server.ts',
        'commerce/offers/discover.ts',
        'sandbox/offers/calls/discover.ts',
        'schemas/api/discover.openapi.json',
      ],
    ],
    ['form prize-claim', 4, ['app/services/flows/form-submits.ts', 'blocks/content/form/form.schema.json']],
    [
      'document-kind specimen',
      3,
      [
        'cms-seed/model/snapshot.json',
        'engine/cms/directus/directus-collections.ts',
        'engine/cms/document.ts',
        'engine/cms/files/document-path.ts',
        'engine/cms/testing/temporary-project.ts',
        'engine/validation/config-kinds.ts',
        'scripts/cms/seed-files.ts',
        'scripts/commands/stray-files.ts',
      ],
    ],
  ])('new %s', async (command, written, changed) => {
    const { code, out, err } = await run(...command.split(' '), '--dry-run', '--json');
    expect([code, err]).toEqual([0, '']);
    const paths = JSON.parse(out);
    expect([paths.written.length, paths.changed.sort()]).toEqual([written, changed]);
    expect(paths.next.length).toBeGreaterThan(1);
  });
});

describe('vitrine new refuses an invalid or existing name', () => {
  test.each([
    ['block content/hero', "The block 'hero' is there already: blocks/content/hero."],
    [
      'block offers/price-table --data none',
      '"none" is nobody whom data can be for. Use one of shared, notices, consent, visitor, customer.',
    ],
    ['machine cart/Cart', '"Cart" is no name for a machine. Use lower case and dashes, such as price-alert.'],
    ['machine offers/cart', "The flow 'cart' is there already: machines/cart/cart."],
    ['call alerts', '"alerts" is no id for a call. Use lower case, dashes and a dot, such as alerts.list.'],
    ['call alerts.list', "The group 'alerts' is new. Name its area with --area. Areas: account,"],
    ['call cart.items.add', "The call 'cart.items.add' is there already: schemas/api/cart.openapi.json."],
    [
      'call scheduled-items.list --group funds-with-code',
      "The group 'funds-with-code' is spread over several files: add the call by hand",
    ],
    ['form login', "The form 'login' is there already: schemas/forms/login.schema.json."],
    ['form Login', '"Login" is no name for a form. Use lower case and dashes, such as prize-claim.'],
    ['document-kind post', "The document kind 'post' is there already: schemas/config/post.schema.json."],
    ['document-kind big-event', '"big-event" is no name for a document kind. Use one lower-case word, such as event.'],
    ['document-kind new', '"new" is no name for a document kind. Use one lower-case word, such as event.'],
    [
      'document-kind specimen --plural pages',
      "The folder or collection 'pages' is there already. Choose another with --plural.",
    ],
  ])('new %s', async (command, message) => {
    const { code, out, err } = await run(...command.split(' '), '--dry-run');
    expect([code, out, err.slice(0, message.length)]).toEqual([2, '', message]);
  });
});
