import { join } from 'node:path';
import { openSandboxShop } from '../../sandbox/open-shop.ts';

export interface BenchPartySize {
  readonly name: string;
  readonly members: number;
  readonly sessions: number;
}

/** Adds groups of these sizes, each with the customer Ada, to the database of a data folder. Returns their ids. */
export function seedBenchPartiesOfSizes(dataDir: string, sizes: readonly BenchPartySize[]): string[] {
  const shop = openSandboxShop({
    dataDir: join(dataDir, 'sandbox'),
    clock: Date.now,
    wallClock: Date.now,
    reset: false,
  });
  const siteKey = 'harbour';
  const ada = shop.customers.findByEmail(siteKey, 'ada@harbour.example');
  const draws = shop.draws.listPast({ siteKey, keys: ['golden-bay/'], limit: 10, offset: 0 }).draws;
  if (!ada || draws.length === 0) throw new Error('the shop holds neither Ada nor a draw');
  const createdAt = Date.now();
  shop.db.exec('BEGIN');
  const ids = sizes.map(({ name, members, sessions }) => {
    const group = shop.parties.createGroup({ siteKey, name, publicity: 'private', ownerId: ada.id, createdAt });
    for (let index = 1; index < members; index += 1) {
      const email = `${name}-${index}@harbour.example`;
      const { id: _, ...like } = ada;
      shop.parties.addMember(group.id, shop.customers.create({ ...like, email, createdAt }).id, createdAt);
    }
    for (let index = 0; index < sessions; index += 1) {
      const draw = draws[index % draws.length];
      if (!draw) continue;
      shop.parties.createSession({
        siteKey,
        groupId: group.id,
        organiserId: ada.id,
        drawId: draw.id,
        lotteryKey: 'golden-bay',
        sharePrice: 340,
        gamesPerShare: 4,
        maxShares: 50,
        outsideShares: 12,
        autosession: 'off',
        status: 'paid',
        winnings: 0,
        createdAt: createdAt + index,
      });
    }
    return group.id;
  });
  shop.db.exec('COMMIT');
  shop.db.close();
  return ids;
}
