import { setup } from 'xstate';

export interface ToastInput {
  /** Whether it goes by itself. */
  readonly isAutoDismissed: boolean;
}

export type ToastEvent =
  | { readonly type: 'TOAST.CLOSE' }
  /** Somebody is reading it: the pointer is over it, or the focus in it. */
  | { readonly type: 'TOAST.HOLD' }
  | { readonly type: 'TOAST.RELEASE' };

/** In milliseconds (specification: Business constants and limits, "toast auto-dismiss 10 s"). */
export const toastDelays = { autoDismiss: 10_000 };

const types = {} as { context: ToastInput; events: ToastEvent; input: ToastInput };

/** One message over the page (specification: Screens and UI elements, "Toasts"). It doesn't go while it is being read. */
export const notificationToastMachine = setup({
  types,
  delays: toastDelays,
  guards: { isAutoDismissed: ({ context }) => context.isAutoDismissed },
}).createMachine({
  id: 'notification-toast',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      initial: 'counting',
      on: { 'TOAST.CLOSE': 'dismissed' },
      states: {
        counting: {
          after: { autoDismiss: { target: '#dismissed', guard: 'isAutoDismissed' } },
          on: { 'TOAST.HOLD': 'held' },
        },
        held: {
          on: { 'TOAST.RELEASE': 'counting' },
        },
      },
    },
    dismissed: { id: 'dismissed', type: 'final' },
  },
});
