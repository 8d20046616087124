import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';

/** A header with only a home link, for when the shop is closed or not available. */
export function HomeLinkHeader() {
  const { logo, name } = useSite();
  const href = useRouteHrefBuilder();
  return (
    <header className="home-link-header ground-header">
      <div className="home-link-header__inner wrap wrap--wide">
        <a href={href('home')}>
          {logo ? (
            // Inside a picture element React doesn't add a preload link to the block's HTML.
            <picture>
              <img src={logo.src} width={logo.width} height={logo.height} alt={logo.alt || name} />
            </picture>
          ) : (
            <span className="display">{name}</span>
          )}
        </a>
      </div>
    </header>
  );
}
