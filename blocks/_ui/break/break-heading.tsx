import { useSite } from '#engine/render/block-context.tsx';

/** Heading of a page whose own heading advertises, for customers who take a break. Pages have one `h1` alone, which is the other. */
export function PageHeadingForCustomersOnBreak() {
  const { name } = useSite();
  return (
    <div className="break-heading display wrap" role="heading" aria-level={1}>
      {name}
    </div>
  );
}
