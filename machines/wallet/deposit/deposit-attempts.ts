import type { MinorUnits } from '#domain/money.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { DEPOSIT_ATTEMPT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { DepositRequest, PurchaseData, WalletPayRequest } from '#schemas/generated/api/types.gen.ts';

/** How a request is sent; its body holds no security code. */
export type DepositAttemptRequest =
  | { readonly call: 'deposit'; readonly payer: string; readonly body: DepositRequest }
  | { readonly call: 'deposit-purchase'; readonly body: DepositRequest; readonly purchase: PurchaseData }
  | {
      readonly call: 'wallet-pay';
      readonly method: 'ap' | 'gp';
      readonly gatewayKey: string;
      readonly body: WalletPayRequest;
    };

/** One attempt to pay in, from the press of the button until its outcome is known. */
export interface DepositAttempt {
  /** The idempotency key of its request. */
  readonly key: string;
  readonly customerId: string;
  readonly amount: MinorUnits;
  /** Null where nothing is left to be sent. */
  readonly request: DepositAttemptRequest | null;
  /** Whether the request went with a security code, without which it can't be sent again. */
  readonly hasCode: boolean;
  /** Null until there is a response. */
  readonly depositId: string | null;
}

/**
 * Stores the attempt of a tab across a reload and Back, so that it is made once (specification: the idempotency of what moves
 * money). It contains no card number and no security code.
 */
export interface DepositAttemptStore {
  /** The attempt of this customer that is still open; null where there is none. */
  open(): DepositAttempt | null;
  /** The stored attempt if it is the same and unanswered, else a new one; under the caller's `key` if given. */
  begin(request: DepositAttemptRequest, amount: MinorUnits, hasCode: boolean, key?: string): DepositAttempt;
  answered(attempt: DepositAttempt, depositId: string): void;
  end(): void;
}

export function createDepositAttemptStore(
  storage: TabStorage,
  customerId: () => string | null,
  newKey: () => string,
): DepositAttemptStore {
  // Fallback for the life of the page, if the browser stores nothing.
  let ofPage: DepositAttempt | null = null;
  const read = () => {
    const attempt = parsed(storage.read(DEPOSIT_ATTEMPT_STORAGE_KEY)) ?? ofPage;
    return attempt && attempt.customerId === customerId() ? attempt : null;
  };
  const write = (attempt: DepositAttempt) => {
    ofPage = attempt;
    storage.write(DEPOSIT_ATTEMPT_STORAGE_KEY, JSON.stringify(attempt));
  };
  return {
    open: read,
    begin(request, amount, hasCode, key) {
      const before = read();
      const isOpen = before?.depositId === null && (key === undefined || before.key === key);
      if (before && isOpen && isSame(before.request, request) && before.hasCode === hasCode) return before;
      const attempt = {
        key: key ?? newKey(),
        customerId: customerId() ?? '',
        amount,
        request,
        hasCode,
        depositId: null,
      };
      write(attempt);
      return attempt;
    },
    answered(attempt, depositId) {
      write({ ...attempt, request: null, depositId });
    },
    end() {
      ofPage = null;
      storage.remove(DEPOSIT_ATTEMPT_STORAGE_KEY);
    },
  };
}

/** Browser and device data may differ between tabs: a repeated request has those of the first. */
function isSame(one: DepositAttemptRequest | null, other: DepositAttemptRequest): boolean {
  return one !== null && JSON.stringify(toComparableRequest(one)) === JSON.stringify(toComparableRequest(other));
}

function toComparableRequest(request: DepositAttemptRequest): unknown {
  if (request.call === 'wallet-pay') {
    const { deviceData: _, ...body } = request.body;
    return { ...request, body: { ...body, token: '' } };
  }
  const { strongCustomerAuthentication: _, deviceData: __, ...body } = request.body;
  return { ...request, body };
}

function parsed(text: string | null): DepositAttempt | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is DepositAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, customerId, amount, request, hasCode, depositId } = value as Partial<Record<string, unknown>>;
  return (
    typeof key === 'string' &&
    typeof customerId === 'string' &&
    Number.isSafeInteger(amount) &&
    typeof hasCode === 'boolean' &&
    (depositId === null || typeof depositId === 'string') &&
    (request === null ? depositId !== null : typeof request === 'object')
  );
}
