import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { SupportedGatewaysAndWallets } from '#domain/payment/payment-options.ts';
import type { PagePaymentSettings } from '#engine/render/page-payload.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import type { DepositServices } from '#machines/wallet/deposit/deposit.actors.ts';
import { createDepositAttemptStore, type DepositAttemptStore } from '#machines/wallet/deposit/deposit-attempts.ts';
import { paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import type { SaveEnteredCardServices } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import { CARD_FIELDS_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import type { FlowLoaderDependencies } from '../flows/flow-context.ts';
import { refreshVisitorSummary } from '../refresh-visitor.ts';
import { addAppReturnLinkToPath } from '../with-deep-link.ts';
import { collectBrowserFactsForBank } from './browser-information.ts';
import { cardFieldsMessages } from './card-fields.messages.gen.ts';
import { createPageCardFields, type PageCardFields } from './card-fields.ts';
import { type CardSetupConfirmer, createCardSetupConfirmer } from './card-setup.ts';
import { addDeviceDataToCardToken, createDeviceDataCollector, type DeviceDataCollector } from './device-data.ts';
import { createGatewayChallengeDisplay, type GatewayChallengeDisplay } from './gateway-challenges.ts';
import { loadCardGateway } from './load-card-gateway.ts';
import { createPageCardGateways } from './page-gateways.ts';
import { openDeviceWalletSheet } from './wallet-sheet.ts';
import { watchBankChallengeNotice } from './watch-challenge-notice.ts';

/** Placeholder for the id of a deposit in its URLs. */
const DEPOSIT_ID = '{deposit_id}';

const cardFields = new WeakMap<FlowLoaderDependencies['commerce'], PageCardFields>();

/** The card fields of the page, shared by its payment choice and its deposit. */
export function getPageCardFields({
  commerce,
  page,
  flows,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>): PageCardFields {
  const known = cardFields.get(commerce);
  if (known) return known;
  const fields = createPageCardFields({
    funds: commerce.funds,
    payment: page.payment,
    gatewayOf: loadCardGateway,
    place: () => flows().places.find(CARD_FIELDS_MOUNT_NAME),
    messages: () => page.messages(cardFieldsMessages),
    window: page.window,
  });
  cardFields.set(commerce, fields);
  return fields;
}

interface GatewayScripts {
  readonly deviceData: DeviceDataCollector;
  readonly challenges: GatewayChallengeDisplay;
  readonly confirmSetup: CardSetupConfirmer;
}

const gatewayScripts = new WeakMap<FlowLoaderDependencies['commerce'], GatewayScripts>();

/** Functions of the gateways' scripts other than card fields. */
function pageScripts({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): GatewayScripts {
  const known = gatewayScripts.get(commerce);
  if (known) return known;
  const gateways = createPageCardGateways({
    funds: commerce.funds,
    payment: page.payment,
    gatewayOf: loadCardGateway,
    window: page.window,
  });
  const scripts = {
    deviceData: createDeviceDataCollector(gateways, reportError),
    challenges: createGatewayChallengeDisplay(gateways, reportError),
    confirmSetup: createCardSetupConfirmer(gateways, commerce.funds),
  };
  gatewayScripts.set(commerce, scripts);
  return scripts;
}

/** Collects device data with the gateways of the page. */
export function createPageDeviceDataCollector(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce'>,
): DeviceDataCollector {
  return pageScripts(context).deviceData;
}

/** Tokenises the card fields in their vault, and has the customer's bank confirm the card if its gateway requires it. */
export function createPageCardTokeniser(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): SaveEnteredCardServices['tokenise'] {
  return async (gatewayKey, signal) => {
    const typed = await getPageCardFields(context).tokenise(gatewayKey, signal);
    const card = typed && (await pageScripts(context).confirmSetup(gatewayKey, typed, signal));
    return addDeviceDataToCardToken(card, gatewayKey, createPageDeviceDataCollector(context), signal);
  };
}

/** The payment attempt of this tab and its customer. */
export function createPageDepositAttemptStore({ page }: Pick<FlowLoaderDependencies, 'page'>): DepositAttemptStore {
  return createDepositAttemptStore(page.storage('essential'), page.customerId, () => crypto.randomUUID());
}

/** Maximum length of a return URL that the API accepts. */
const LONGEST_ADDRESS = 500;

/** Reports a saved card to the payment choice, so that it stays chosen after a refused payment. */
function addCardSavedEvent(funds: FundsCalls, flows: FlowLoaderDependencies['flows']): FundsCalls {
  return {
    ...funds,
    async addCard(...request) {
      const fund = await funds.addCard(...request);
      flows().current(paymentChoiceFlow)?.send({ type: 'CARD.SAVED', fundId: fund.customerFundId });
      return fund;
    },
  };
}

/**
 * Services of the page for a deposit. `next` is the path after a deposit without a purchase; null for the page of the
 * deposit.
 */
export function createDepositServices(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
  next: string | null,
): DepositServices {
  const { commerce, page, flows } = context;
  const funds = addCardSavedEvent(commerce.funds, flows);
  const at = (path: string) =>
    new URL(path, page.url().origin).href.replaceAll(encodeURIComponent(DEPOSIT_ID), DEPOSIT_ID);
  const deposit = { depositId: DEPOSIT_ID };
  const back = (forPurchase: boolean) => {
    if (forPurchase) return page.href('checkout.deposit.success', deposit);
    // This page ends the attempt of this tab, shows the deposited amount, and leads to the result.
    return next ?? page.href('my-account.deposit.authorisation', { depositID: DEPOSIT_ID });
  };
  return {
    funds,
    attempts: createPageDepositAttemptStore(context),
    page: {
      customerId: page.customerId,
      browser: () => collectBrowserFactsForBank(page.window),
      currency: () => page.site().currency,
      notificationUrl: () => at(`/3ds/notify?deposit=${DEPOSIT_ID}`),
      successUrl: (forPurchase) => {
        const withLink = at(addAppReturnLinkToPath(back(forPurchase), page.url().search));
        return withLink.length > LONGEST_ADDRESS ? at(back(forPurchase)) : withLink;
      },
      cancelUrl: (forPurchase) => {
        if (forPurchase) return at(page.href('checkout.deposit.cancel', deposit));
        // A deposit that is a step of another page is retried there.
        return at(next === null ? page.href('my-account.deposit.cancel', deposit) : page.path());
      },
    },
    tokenise: createPageCardTokeniser(context),
    deviceData: createPageDeviceDataCollector(context),
    openWallet: (order, signal) => openDeviceWalletSheet({ funds, page, places: flows().places }, order, signal),
    watchChallenge(challenge, watcher) {
      const { type, clientSecret } = challenge;
      if (type === 'stripe_challenge' && clientSecret !== null) {
        return pageScripts(context).challenges.watch(clientSecret, watcher);
      }
      return { open: () => undefined, stop: watchBankChallengeNotice(page.window, challenge, watcher.notified) };
    },
    address: (path) => resolveWebPageUrl(path, page.payment()?.origin ?? page.url().origin),
    redirect: (address) => page.load(address),
    async refresh() {
      flows().current(cartFlow)?.send({ type: 'CART.CHANGED' });
      await refreshVisitorSummary(page);
    },
  };
}

/** External pages may have any HTTP address, but no other scheme. */
export function resolveWebPageUrl(path: string, origin: string): string {
  const url = new URL(path, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`${url.protocol} is no page`);
  return url.href;
}

/** Available payment means: the gateways of the site, and the wallets that the payment origin simulates. */
export function listAvailablePaymentMeans(payment: PagePaymentSettings | null): SupportedGatewaysAndWallets {
  return {
    gateways: Object.keys(payment?.gateways ?? {}),
    wallets: payment?.origin ? ['ap', 'gp'] : [],
  };
}
