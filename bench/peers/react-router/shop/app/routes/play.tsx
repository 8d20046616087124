import { useLoaderData } from 'react-router';
import type { CapturedPage } from '../../../../../browser/captured/captured-page.ts';
import { CapturedPageBody } from '../page.tsx';
import { readPage } from '../page-data.server.ts';
import { parts } from '../parts-play.gen.ts';

export const meta = ({ loaderData }: { loaderData: CapturedPage | undefined }) => [{ title: loaderData?.title }];

export const links = () => [{ rel: 'stylesheet', href: '/style/play.css' }];

export function loader(): CapturedPage {
  return readPage('play');
}

export default function PeerPlayPage() {
  return <CapturedPageBody page={useLoaderData<typeof loader>()} parts={parts} />;
}
