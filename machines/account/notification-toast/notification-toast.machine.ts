import { type NotificationToastInput, notificationToastSetup } from './notification-toast.setup.ts';

/** One message over the page (specification: Screens and UI elements, "Toasts"). It doesn't go while it is being read. */
export const notificationToastMachine = notificationToastSetup.createMachine({
  id: 'notification-toast',
  context: startContext,
  initial: 'shown',
  states: {
    shown: {
      initial: 'counting',
      on: { 'TOAST.CLOSE': 'dismissed' },
      states: {
        counting: {
          after: { autoDismiss: { target: '#dismissed', guard: 'isAutoDismissed' } },
          on: { 'TOAST.HOLD': 'paused' },
        },
        paused: {
          on: { 'TOAST.RELEASE': 'counting' },
        },
      },
    },
    dismissed: { id: 'dismissed', type: 'final' },
  },
});

function startContext({ input }: { readonly input: NotificationToastInput }): NotificationToastInput {
  return input;
}
