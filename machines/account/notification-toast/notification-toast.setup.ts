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

export const notificationToastSetup = setup({
  types,
  delays: toastDelays,
  guards: { isAutoDismissed: ({ context }) => context.isAutoDismissed },
});
