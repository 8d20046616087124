import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { Verification, VerificationMethod } from '#schemas/generated/api/types.gen.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { IdentityCheckProps } from './identity-check.gen.ts';

export interface IdentityCheckBlockData {
  readonly status: Verification['status'];
  /** The ways that are open to the customer; none where nothing is to be proved any more. */
  readonly methods: readonly VerificationMethod[];
  /** Null where licences can't be checked. */
  readonly licence: PageFormDefinition | null;
  /** Path of this site to continue to once verified, or null. */
  readonly next: string | null;
  /** Origin of the commerce API, as a browser reaches it. */
  readonly origin: string;
}

type Context = BlockLoadContext<IdentityCheckProps, ShopBlockLoaderServices>;

const OPEN: ReadonlySet<Verification['status']> = new Set(['Unverified', 'Failed Verification']);

export const loadIdentityCheckData: LoadBlockData<
  IdentityCheckProps,
  IdentityCheckBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal, query } = context;
  const { verification } = await services.commerce.customer.get({ signal });
  const { status } = verification;
  // A way whose page is not ours can't be gone from here.
  const methods = OPEN.has(status)
    ? verification.methods.filter((method) => method.status !== 'disabled' && method.type !== 'greenid_ui')
    : [];
  const offersLicence = methods.some(({ type }) => type === 'drivers_licence');
  const licence = offersLicence ? await licenceForm(context) : null;
  const next = toSafeRedirectPath(query.get('next') ?? '');
  return { data: { status, methods, licence, next, origin: services.apiAddress('/') } };
};

/** The form with the states whose licences can be checked, and how a number of the first looks. */
async function licenceForm(
  context: Pick<Context, 'services' | 'signal' | 'messages' | 'site'>,
): Promise<PageFormDefinition> {
  const { services, signal } = context;
  const { states } = await services.commerce.verification.licenceConfig({ signal });
  const form = createFormDescriptionForBlock('drivers-licence', context);
  const known = new Set<string>(states.map(({ state }) => state));
  const fields = form.fields.map((field) => {
    const { options = [] } = field;
    return field.name === 'state' ? { ...field, options: options.filter(({ value }) => known.has(value)) } : field;
  });
  return { ...form, fields };
}
