import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/notifications.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';

const NOW = '2026-11-21T00:00:00.000Z';

describe('the notification feed of a customer', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.open(NOW);
  });
  afterAll(() => sandbox.close());

  const notification = {
    title: 'Hello',
    icon: null,
    message: 'There.',
    is_auto_dismissed: false,
    actions: [{ label: 'Look', url: '/my-account' }],
    placement_key: 'feed',
  };

  test('lists the newest first, marks viewed ones, and drops self-dismissing ones once viewed', async () => {
    const customer = sandbox.createCustomer();
    const as = await sandbox.signIn(customer);
    const { notifications } = sandbox.shop;
    notifications.add(customer.id, notification, Date.parse(NOW) - 2000);
    notifications.add(
      customer.id,
      { ...notification, title: 'Passing', is_auto_dismissed: true },
      Date.parse(NOW) - 1000,
    );
    const { result } = await sandbox.send(calls.notificationsList, { as });
    expect(result.map(({ title, is_viewed }) => [title, is_viewed])).toEqual([
      ['Passing', false],
      ['Hello', false],
    ]);
    const ids = result.map(({ id }) => id);
    const first = await sandbox.send(calls.notificationsViewed, { as, body: { ids: ids.slice(0, 1) } });
    expect(first.result).toEqual({ unviewed: 1 });
    const rest = await sandbox.send(calls.notificationsViewed, { as, body: { ids: [...ids, 'none'] } });
    expect(rest.result).toEqual({ unviewed: 0 });
    const after = await sandbox.send(calls.notificationsList, { as });
    expect(after.result.map(({ title, is_viewed }) => [title, is_viewed])).toEqual([['Hello', true]]);
  });

  test('does not show notifications of another customer, nor let them be marked as viewed', async () => {
    const owner = sandbox.createCustomer();
    sandbox.shop.notifications.add(owner.id, notification, Date.parse(NOW));
    const [own] = sandbox.shop.notifications.listByCustomer(owner.id);
    const as = await sandbox.signIn(sandbox.createCustomer());
    expect((await sandbox.send(calls.notificationsList, { as })).result).toEqual([]);
    await sandbox.send(calls.notificationsViewed, { as, body: { ids: [own?.id ?? ''] } });
    expect(sandbox.shop.notifications.listByCustomer(owner.id)).toMatchObject([{ is_viewed: false }]);
  });

  test('refuses to mark notifications as viewed without a list of ids or with an empty one', async () => {
    const as = await sandbox.signIn(sandbox.createCustomer());
    const refused = async (body: unknown) => {
      const { status, answer } = await sandbox.sendRefused(calls.notificationsViewed, {
        as,
        body: body as never,
        breaks: 'always',
      });
      return [status, answer.errors[0]?.code];
    };
    expect(await refused({})).toEqual([422, 'required']);
    expect(await refused({ ids: [] })).toEqual([422, 'invalid']);
  });
});
