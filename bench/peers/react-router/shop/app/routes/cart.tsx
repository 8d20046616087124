import { useLoaderData } from 'react-router';
import type { CapturedPage } from '../../../../../browser/captured/captured-page.ts';
import { CapturedPageBody } from '../page.tsx';
import { readPage } from '../page-data.server.ts';
import { parts } from '../parts-cart.gen.ts';

export const meta = ({ loaderData }: { loaderData: CapturedPage | undefined }) => [{ title: loaderData?.title }];

export const links = () => [{ rel: 'stylesheet', href: '/style/cart.css' }];

export function loader(): CapturedPage {
  return readPage('cart');
}

export default function PeerCartPage() {
  return <CapturedPageBody page={useLoaderData<typeof loader>()} parts={parts} />;
}

export function action() {
  return { ok: true };
}
