// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { RegionOfForm } from '#domain/forms/regional-form.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { getFormFlow, getFormFlowId } from '#machines/_kit/form/form.flow.ts';
import { startFormMachine } from '#machines/_kit/form/form.start.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import { startAddressAndEmailConfirmationBannerMachine } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.start.ts';
import { customerDetailsForm } from '#schemas/generated/forms/customer-details.gen.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { DetailsDialog } from './details-dialog.tsx';

const region: RegionOfForm = {
  country: 'JP',
  value: {
    nameOrder: 'family-first',
    telephone: { callingCode: '81', nationalPrefix: '0', formats: ['03-####-####'] },
    address: {
      fields: ['postcode', 'state', 'suburb', 'address', 'addressLine2', 'country'],
      labels: { state: 'Prefecture' },
      states: [{ id: 'JP-13', name: '東京都' }, { id: 'OTHER' }],
      postcode: { formats: ['999-9999'] },
      countries: ['JP'],
    },
  },
};
const details = {
  firstname: 'Hanako',
  lastname: 'Sato',
  email: 'hanako@shop.example',
  dateOfBirth: null,
  phone: '+81 3-1234-5678',
  address: '1-1',
  addressLine2: null,
  suburb: '千代田区',
  state: 'JP-13',
  postcode: '100-0001',
  country: 'JP',
};

async function openDialog() {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const sent: unknown[] = [];
  const form = {
    form: customerDetailsForm,
    submit: async (values: unknown) => void sent.push(values),
    today: () => '2026-11-21',
    site: () => ({ currency: 'JPY' }),
    newKey: () => 'key',
  };
  const required = { addressConfirmationRequired: true, emailAddressConfirmationRequired: false };
  const banner = {
    canEditInModal: true,
    read: async () => ({ ...required, details, region }),
    confirmAddress: async () => required,
    confirmEmail: async () => required,
    resend: async () => undefined,
  };
  const flows = createFlowRunner({
    [addressAndEmailConfirmationBannerFlow.id]: async () => () => startAddressAndEmailConfirmationBannerMachine(banner),
    [getFormFlowId('customer-details')]: async () => () => startFormMachine(form),
  });
  await act(async () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={flows}>
          <DetailsDialog id="it" props={{}} data={undefined} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    );
    await flows.start(addressAndEmailConfirmationBannerFlow);
  });
  await act(async () => flows.current(addressAndEmailConfirmationBannerFlow)?.send({ type: 'BANNER.UPDATE' }));
  await act(() => flows.start(getFormFlow('customer-details')));
  return { sent, actor: flows.current(getFormFlow('customer-details')) };
}

test('the details dialog has the fields, names and phone number of the country of the site', async () => {
  const { sent, actor } = await openDialog();
  const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form [name]')];
  expect(controls.map(({ name, value }) => [name, value])).toEqual([
    ['lastname', 'Sato'],
    ['firstname', 'Hanako'],
    ['email', 'hanako@shop.example'],
    ['phone', '03-1234-5678'],
    ['postcode', '100-0001'],
    ['state', 'JP-13'],
    ['suburb', '千代田区'],
    ['address', '1-1'],
    ['addressLine2', ''],
    ['country', 'JP'],
  ]);
  expect(document.querySelector('label[for$="-state"]')?.textContent).toContain('Prefecture');
  await act(async () => actor?.send({ type: 'FORM.SUBMIT', values: { postcode: '100-001' } }));
  expect(actor?.getSnapshot().context.problems).toEqual({ postcode: { message: 'post-code' } });
  await act(async () => actor?.send({ type: 'FORM.SUBMIT', values: { postcode: '1000001' } }));
  expect(sent).toMatchObject([{ postcode: '1000001', phone: '+81 3-1234-5678', state: 'JP-13' }]);
});
