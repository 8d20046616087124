import { expect, test, vi } from 'vitest';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { withOnlyFormFlows } from './gallery-flows.ts';

const still = { getSnapshot: () => 'idle', subscribe: () => ({ unsubscribe() {} }), send() {}, stop() {} };

test('the block gallery starts the flows of forms, and no other flow', async () => {
  const begun = vi.fn();
  const start = (id: string) => async () => () => {
    begun(id);
    return still;
  };
  const flows = withOnlyFormFlows(
    createFlowRunner({ 'form.login': start('form.login'), autologin: start('autologin') }),
  );
  // An event to an inert flow does not hang.
  (await flows.start({ id: 'autologin', scope: 'page' })).send('begin');
  await flows.start({ id: 'form.login', scope: 'page' });
  expect(begun.mock.calls).toEqual([['form.login']]);
  expect(flows.current({ id: 'form.login', scope: 'page' })?.getSnapshot()).toBe('idle');
});
