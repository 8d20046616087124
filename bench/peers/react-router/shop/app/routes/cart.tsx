import { useLoaderData } from 'react-router';
import type { CapturedPageData } from '../../../../../browser/captured/captured-page.ts';
import { CapturedPageBody } from '../page.tsx';
import { readCapturedPage } from '../page-data.server.ts';
import { parts } from '../parts-cart.gen.ts';

export const meta = ({ loaderData }: { loaderData: CapturedPageData | undefined }) => [{ title: loaderData?.title }];

export const links = () => [{ rel: 'stylesheet', href: '/style/cart.css' }];

export function loader(): CapturedPageData {
  return readCapturedPage('cart');
}

export default function PeerCartPage() {
  return <CapturedPageBody page={useLoaderData<typeof loader>()} parts={parts} />;
}

export function action() {
  return { ok: true };
}
