import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { type CapturedPageFonts, readCapturedPageFonts } from './page-data.server.ts';

export function loader(): CapturedPageFonts {
  return readCapturedPageFonts();
}

export default function PeerShopDocument({ loaderData }: { readonly loaderData: CapturedPageFonts }) {
  return (
    <html lang="en-AU" data-site="harbour">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {loaderData.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <div id="app">
          <Outlet />
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
