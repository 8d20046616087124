import { setup } from 'xstate';

export interface NotificationToastInput {
  /** Whether it goes by itself. */
  readonly isAutoDismissed: boolean;
}

export type NotificationToastEvent =
  | { readonly type: 'TOAST.CLOSE' }
  /** Somebody is reading it: the pointer is over it, or the focus in it. */
  | { readonly type: 'TOAST.HOLD' }
  | { readonly type: 'TOAST.RELEASE' };

/** In milliseconds (specification: Business constants and limits, "toast auto-dismiss 10 s"). */
export const notificationToastDelays = { autoDismiss: 10_000 };

const types = {} as { context: NotificationToastInput; events: NotificationToastEvent; input: NotificationToastInput };

export const notificationToastSetup = setup({
  types,
  delays: notificationToastDelays,
  guards: { isAutoDismissed: ({ context }) => context.isAutoDismissed },
});
