import type { ApiMessage, BankAccountRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { looksLikeCardNumber } from './card-number-in-name.ts';
import type { NewFund } from './fund-store.ts';

const DOMESTIC_CODE = /^\d{6}$/;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const DOMESTIC_ACCOUNT = /^\d{5,10}$/;
const FOREIGN_ACCOUNT = /^[A-Z0-9]{5,34}$/;

const DECIDED_AFTER = 2 * 60_000;

/**
 * A bank account to save. Its verification is decided two minutes later.
 *
 * @throws ApiFault 422 with the targets account_number, account_name, and bsb or swift (specification: Validation rules).
 */
export function validateBankAccountToSave(request: BankAccountRequest, customerId: string, now: number): NewFund {
  const { type } = request;
  const bankCode = request.code.replaceAll(/[\s-]/g, '').toUpperCase();
  const accountNumber = request.account_number.replaceAll(/[\s-]/g, '').toUpperCase();
  const holderName = request.account_name.trim();
  const isDomestic = type === 'bsb';
  const faults: ApiMessage[] = [
    ...((isDomestic ? DOMESTIC_CODE : SWIFT).test(bankCode)
      ? []
      : [invalid(type, isDomestic ? walletMessages.bsbInvalid() : walletMessages.swiftInvalid())]),
    ...((isDomestic ? DOMESTIC_ACCOUNT : FOREIGN_ACCOUNT).test(accountNumber)
      ? []
      : [invalid('account_number', walletMessages.accountNumberInvalid())]),
    ...(holderName === '' || looksLikeCardNumber(holderName)
      ? [invalid('account_name', walletMessages.accountNameInvalid())]
      : []),
  ];
  const [first, ...rest] = faults;
  if (first) throw new ApiFault(422, first, ...rest);
  return {
    customerId,
    type: 'bank',
    brand: 'bank',
    gatewayKey: null,
    token: null,
    lastFour: accountNumber.slice(-4),
    holderName,
    expiryMonth: null,
    expiryYear: null,
    bankType: type,
    bankCode,
    accountNumber,
    email: null,
    verificationStatus: 'Pending Verification',
    verifiesAt: now + DECIDED_AFTER,
    createdAt: now,
  };
}

function invalid(target: string, message: string): ApiMessage {
  return { code: 'invalid', message, target };
}
