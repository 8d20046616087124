import { useLoaderData } from 'react-router';
import type { CapturedPageData } from '../../../../../browser/captured/captured-page.ts';
import { CapturedPageBody } from '../page.tsx';
import { readCapturedPage } from '../page-data.server.ts';
import { parts } from '../parts-home.gen.ts';

export const meta = ({ loaderData }: { loaderData: CapturedPageData | undefined }) => [{ title: loaderData?.title }];

export const links = () => [{ rel: 'stylesheet', href: '/style/home.css' }];

export function loader(): CapturedPageData {
  return readCapturedPage('home');
}

export default function PeerShopHomePage() {
  return <CapturedPageBody page={useLoaderData<typeof loader>()} parts={parts} />;
}
