import { useEffect, useRef } from 'react';
import { useFlowMountElement } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { DepositView } from '#machines/wallet/deposit/deposit.view.ts';
import { DEVICE_WALLET_SHEET_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import { paymentProgressMessages } from './payment-progress.messages.gen.ts';

interface WalletDialogProps {
  readonly id: string;
  readonly wallet: DepositView['wallet'];
  readonly send: (event: { readonly type: 'DEPOSIT.ABANDON' }) => void;
}

/** The sheet of a wallet of the device, where the wallet has none of its own. */
export function DeviceWalletDialog({ id, wallet, send }: WalletDialogProps) {
  const messages = useMessages(paymentProgressMessages);
  const place = useFlowMountElement(DEVICE_WALLET_SHEET_MOUNT_NAME);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = wallet !== null;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="wallet-sheet ground-surface"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'DEPOSIT.ABANDON' });
      }}
    >
      {wallet ? (
        <>
          <h2 id={id}>{messages.walletName({ wallet })}</h2>
          <p>{messages.walletText()}</p>
          {/* The script of the wallet fills this element: render nothing into it. */}
          <div ref={place} className="wallet-sheet__place" />
          <button type="button" className="button button--quiet" onClick={() => send({ type: 'DEPOSIT.ABANDON' })}>
            {messages.walletCancel()}
          </button>
        </>
      ) : null}
    </dialog>
  );
}
