import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { getPeerHomePageFromReferenceJson, type PeerHomePageData } from '../page-data.server.tsx';

export const meta = ({ loaderData }: { loaderData: PeerHomePageData | undefined }) => [
  { title: `${loaderData?.seo.title} | ${loaderData?.site.name}` },
  { name: 'description', content: loaderData?.seo.description },
];

export function loader(): PeerHomePageData {
  return getPeerHomePageFromReferenceJson();
}

export default function PeerHomePage() {
  const page = useLoaderData<typeof loader>();
  const [cart, setCart] = useState<readonly string[]>([]);
  return (
    <>
      <div className="banner" role="region" aria-label="Announcement">
        <Link to={page.banner.href}>{page.banner.text}</Link>
      </div>
      <Header page={page} count={cart.length} />
      <main>
        <section className="hero">
          <img src={page.hero.image} width="1200" height="400" alt="" fetchPriority="high" />
          <div className="wrap txt">
            <h1>{page.hero.heading}</h1>
            <p>{page.hero.sub}</p>
            <Link className="btn" to={page.hero.cta.href}>
              {page.hero.cta.label}
            </Link>
          </div>
        </section>
        <div className="wrap">
          <h2>Open draws</h2>
          <ul className="grid">
            {page.cards.map((card) => (
              <Card key={card.id} card={card} add={() => setCart([...cart, card.id])} />
            ))}
          </ul>
          <section className="copy" dangerouslySetInnerHTML={{ __html: page.copy }} />
        </div>
      </main>
      <Footer page={page} />
    </>
  );
}

function Header({ page, count }: { readonly page: PeerHomePageData; readonly count: number }) {
  const [open, setOpen] = useState(false);
  return (
    <header className="header">
      <div className="wrap">
        <button
          type="button"
          className="menu-btn"
          aria-expanded={open}
          aria-controls="nav"
          onClick={() => setOpen(!open)}
        >
          Menu
        </button>
        <nav id="nav" className="nav" aria-label="Primary">
          <ul>
            {page.nav.map((item) => (
              <li key={item.label}>
                <Link to={item.href}>{item.label}</Link>
                {item.children.length > 0 && (
                  <ul className="sub">
                    {item.children.map((child) => (
                      <li key={child.href}>
                        <Link to={child.href}>{child.label}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Link className="logo" to="/">
          {page.site.name}
        </Link>
        <Link to="/login">Login</Link>
        <Link className="cart" to="/cart">
          Cart<span className="badge">{count}</span>
        </Link>
      </div>
    </header>
  );
}

type CardData = PeerHomePageData['cards'][number];

function Card({ card, add }: { readonly card: CardData; readonly add: () => void }) {
  const date = new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Australia/Sydney',
  }).format(new Date(card.drawDate));
  const price = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(card.price);
  return (
    <li className="card" data-type={card.type}>
      <header>
        <h3>{card.name}</h3>
        <img src={card.logo} width="120" height="60" alt={`${card.name} logo`} loading="lazy" />
      </header>
      <p>
        {card.badges.map((badge) => (
          <span className="tag" key={badge}>
            {badge}
          </span>
        ))}
      </p>
      <div className="jackpot">${(card.jackpot.amount / 1e6).toFixed(1)} million</div>
      <p className="meta">
        Draw {card.drawNo} · <time dateTime={card.drawDate}>{date}</time>
      </p>
      <p className="meta">{card.blurb}</p>
      <div className="row">
        <Link to={card.href}>Play {card.name}</Link>
        <span>from {price}</span>
        <button type="button" className="btn" aria-label={`Add ${card.name} to cart`} onClick={add}>
          Add
        </button>
      </div>
    </li>
  );
}

function Footer({ page }: { readonly page: PeerHomePageData }) {
  const { columns, payments, social, legal } = page.footer;
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="cols">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="pay">
          {payments.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="soc">
          {social.map(({ name, href }) => (
            <a key={name} href={href}>
              {name}
            </a>
          ))}
        </div>
        <p className="legal">{legal}</p>
      </div>
    </footer>
  );
}
