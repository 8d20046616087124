import type { FlowActor, FlowInputOf, FlowLoader, FlowRef } from '#engine/flows/flow.ts';
import type { ParentFlow } from '#machines/_kit/child/child-flow.ts';
import { depositFlow } from '#machines/wallet/deposit/deposit.flow.ts';
import {
  type DepositParentFlowId,
  depositChildFlowRefsByParent,
  nestedDepositFlows,
} from '#machines/wallet/deposit/deposit-parts.flow.ts';
import { depositFormFlow } from '#machines/wallet/deposit-form/deposit-form.flow.ts';
import { loadFormSurroundings } from '../load-form-surroundings.ts';
import { addAppReturnLinkToPath } from '../with-deep-link.ts';
import { resetPaymentChoice } from './choose-anew.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { trackPurchaseFromReceipt } from './track-receipt.ts';
import { walletToastsMessages } from './wallet-toasts.messages.gen.ts';

/**
 * Services of a deposit, and dependencies of its forms; a flow that invokes a deposit needs both. `next` is the path after
 * the deposit; null for the page of the deposit.
 */
export async function loadDepositFlowDependencies(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
) {
  const [{ createDepositServices }, surroundings] = await Promise.all([
    import('../payments/deposit-services.ts'),
    loadFormSurroundings(context.page),
  ]);
  return { createServices: (next: string | null) => createDepositServices(context, next), surroundings };
}

/** Payment method that leaves the page, which is not possible in a partner's frame. */
const LEAVES = 'pl';

export function createPaymentChoiceFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader {
  return async () => {
    const [{ startPaymentChoiceMachine }, { getPageCardFields, listAvailablePaymentMeans }] = await Promise.all([
      import('#machines/wallet/payment-choice/payment-choice.start.ts'),
      import('../payments/deposit-services.ts'),
    ]);
    return () => {
      const fields = getPageCardFields(context);
      const mayLeave = !context.page.partner();
      return startPaymentChoiceMachine({
        methods: async (purpose, signal) => {
          const methods = await context.commerce.funds.paymentMethods(
            { withdraw: false, ...(purpose === 'purchase' && { cart: true }) },
            { signal },
          );
          return methods.filter(({ code }) => mayLeave || code !== LEAVES);
        },
        means: () => listAvailablePaymentMeans(context.page.payment()),
        mountCardFields: fields.mount,
        areCardFieldsReady: fields.areReady,
      });
    };
  };
}

/** The form of a deposit, and its redirects. */
export function createDepositFormFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader<FlowInputOf<typeof depositFormFlow>> {
  const { page } = context;
  return async () => {
    const [
      { createDepositFormActor: depositFormActor },
      { createOneTabDepositLock },
      { createServices, surroundings },
    ] = await Promise.all([
      import('#machines/wallet/deposit-form/deposit-form.start.ts'),
      import('../payments/page-deposit-lock.ts'),
      loadDepositFlowDependencies(context),
    ]);
    return ({ next }) => {
      const lock = createOneTabDepositLock(context);
      const actor = depositFormActor({ ...createServices(next), lock: lock }, surroundings);
      actor.subscribe({ complete: () => lock.release() });
      actor.on('deposit.completed', ({ depositId }) => {
        if (depositId === null) return;
        const target = next ?? page.href('receipt', { checkoutID: depositId });
        // A deposit that is a step of this page only refreshes it.
        if (target === page.path()) page.refresh().catch(reportError);
        else page.leave(addAppReturnLinkToPath(target, page.url().search));
      });
      actor.on('deposit.pending', ({ message }) => showDepositPendingToast(context, message));
      actor.on('deposit.reset', () => resetPaymentChoice(context));
      actor.on('deposit.refused', ({ hasSavedCard }) => hasSavedCard && resetPaymentChoice(context));
      return actor.start();
    };
  };
}

/** Resumes the deposit that the block names. */
export function createResumedDepositFlowLoader(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FlowLoader<FlowInputOf<typeof depositFlow>> {
  const { page } = context;
  return async () => {
    const [
      { createKnownDepositActor },
      { createPurchaseAttemptStore: purchaseAttempts },
      { createServices, surroundings },
    ] = await Promise.all([
      import('#machines/wallet/deposit/deposit.start.ts'),
      import('#machines/checkout/checkout/checkout.attempts.ts'),
      loadDepositFlowDependencies(context),
    ]);
    return ({ depositId }) => {
      const actor = createKnownDepositActor(createServices(null), surroundings, depositId);
      actor.on('deposit.completed', async (completed) => {
        const { checkoutId } = completed;
        if (checkoutId !== null) {
          const { depositId: paidBy, amount } = completed;
          const completedDeposit = paidBy === null ? null : { depositId: paidBy, amount };
          await trackPurchaseFromReceipt(context, { checkoutId, completedDeposit });
        }
        // The outcome is known, so the next order is a new attempt.
        if (checkoutId !== null) purchaseAttempts(page.storage('essential'), page.customerId() ?? '').end();
        // The receipt of the purchase, else of the deposit (specification: Screens, "Post-deposit").
        page.leave(
          addAppReturnLinkToPath(page.href('receipt', { checkoutID: checkoutId ?? depositId }), page.url().search),
        );
      });
      actor.on('deposit.pending', ({ output }) =>
        showDepositPendingToast(context, output.kind === 'pending' ? output.pending.message : null),
      );
      actor.start();
      return actor;
    };
  };
}

type LoadFlow = (context: FlowLoaderDependencies) => FlowLoader;

/** Loaders of the deposit that `parent` invokes as `deposit`, and of its children, by flow id. */
export function createDepositSubflowLoaders<Snapshot, Event, Input>(
  parent: FlowRef<Snapshot, Event, Input>,
  owner: DepositParentFlowId,
): Readonly<Record<string, LoadFlow>> {
  const { bankAccount, paypal } = depositChildFlowRefsByParent[owner];
  const own = owner === 'deposit' ? [] : ['deposit'];
  return {
    ...(owner === 'deposit' ? {} : { [nestedDepositFlows[owner].id]: childLoader(parent, own) }),
    [bankAccount.id]: childLoader(parent, [...own, 'bankAccount', 'bankAccountForm']),
    [paypal.id]: childLoader(parent, [...own, 'paypal']),
  };
}

/** The descendant of the `parent` machine at a path of invoke ids. */
function childLoader<Snapshot, Event, Input>(
  parent: FlowRef<Snapshot, Event, Input>,
  path: readonly string[],
): LoadFlow {
  return ({ flows }) =>
    async () => {
      const [{ createChildFlowHandle }, actor] = await Promise.all([
        import('#machines/_kit/child/child-flow.ts'),
        flows().whenStarted(parent),
      ]);
      return () => path.reduce((found, id) => createChildFlowHandle(found, id), actor as ParentFlow) as FlowActor;
    };
}

export const depositFlowLoaders = {
  'payment-choice': createPaymentChoiceFlowLoader,
  'deposit-form': createDepositFormFlowLoader,
  ...createDepositSubflowLoaders(depositFormFlow, 'deposit-form'),
  deposit: createResumedDepositFlowLoader,
  ...createDepositSubflowLoaders(depositFlow, 'deposit'),
};

/** The generic toast of a message of the API (specification: The error catalogue, "Action Required" for deposit_pending). */
function showDepositPendingToast({ page }: Pick<FlowLoaderDependencies, 'page'>, message: string | null): void {
  const { actionRequired, depositPending } = page.messages(walletToastsMessages);
  page.toast({ title: actionRequired(), message: message ?? depositPending(), level: 'info' });
}
