import type { BlockProps, ResolvedNavigationItem } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { AccountMenuProps } from './account-menu.gen.ts';

export function AccountMenu({ props: { heading, navigation } }: BlockProps<AccountMenuProps>) {
  return (
    <section className="account-menu band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul className="account-menu__cards">
          {navigation.map((group) => (
            <AccountCard key={group.id} group={group} below={heading !== undefined} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface AccountCardProps {
  readonly group: ResolvedNavigationItem;
  readonly below: boolean;
}

/** A group of which nothing is open to the customer is left out. */
function AccountCard({ group: { label, link, children }, below }: AccountCardProps) {
  if (children.length === 0 && !link) return null;
  return (
    <li className="account-menu__card card ground-surface">
      <ContentCardHeading below={below}>{link ? <Anchor link={link}>{label}</Anchor> : label}</ContentCardHeading>
      <ul className="account-menu__links">
        {children.map((item) =>
          item.link ? (
            <li key={item.id}>
              <Anchor className="account-menu__link" link={item.link}>
                <span>{item.label}</span>
                <Icon name="arrow" />
              </Anchor>
            </li>
          ) : null,
        )}
      </ul>
    </li>
  );
}
