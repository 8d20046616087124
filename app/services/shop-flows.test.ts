import { expect, test, vi } from 'vitest';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import type { FlowPageServicesOptions } from '../browser/react/browser-page.ts';
import { createShopFlows } from './shop-flows.ts';

const fail = () => Promise.reject(new Error('offline'));
vi.mock('./shop-flow-loaders.ts', () => ({ createShopFlowLoaders: () => ({ one: fail, other: fail }) }));

test('flows whose code or messages fail to load show one message for all that were started at once', async () => {
  const toasts: ToastMessage[] = [];
  let hasMessages = true;
  const page: Partial<FlowPageServicesOptions> = {
    documentText: (name) => `text ${name}`,
    toast: (toast) => void toasts.push(toast),
    loadMessages: () => (hasMessages ? Promise.resolve() : fail()),
  };
  hasMessages = false;
  await expect(createShopFlows(page as FlowPageServicesOptions).start({ id: 'one', scope: 'app' })).rejects.toThrow(
    'offline',
  );
  hasMessages = true;
  expect(toasts.splice(0).length).toBe(1);
  const flows = createShopFlows(page as FlowPageServicesOptions);
  const start = (id: string) => flows.start({ id, scope: 'app' });
  await Promise.allSettled([start('one'), start('other')]);
  expect(toasts).toEqual([
    { message: 'text partMissing', level: 'error', code: 'code_not_loaded', isAutoDismissed: false },
  ]);
  await Promise.allSettled([start('one')]);
  expect(toasts.length).toBe(2);
  await expect(start('third')).rejects.toThrow('there is no flow third');
  expect(toasts.length).toBe(2);
});
