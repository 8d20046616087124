import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { AutosessionStatus, PartyPublicity, PartySessionStatus } from '#schemas/generated/api/wire-types.gen.ts';
import type { LimitAndOffset } from '../http/pagination.ts';
import { readEnumColumn } from '../storage/enum-columns.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../storage/rows.ts';
import type { NewPartyGroup, NewPartySession, StoredPartyGroup, StoredPartySession } from './party.ts';

const PUBLICITIES: readonly PartyPublicity[] = ['private', 'promoted', 'public'];
const AUTOSESSIONS: readonly AutosessionStatus[] = ['paused', 'on', 'off'];
const STATUSES: readonly PartySessionStatus[] = ['open', 'closed', 'paid', 'cancelled'];

/** Groups of lotto parties, their members and their sessions. */
export class PartyStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  createGroup({ siteKey, name, publicity, ownerId, createdAt }: NewPartyGroup): StoredPartyGroup {
    const id = randomUUID();
    const group = { id, token: newToken(), gamesKey: this.#gamesKey(name, id) };
    this.#db
      .prepare(
        `INSERT INTO party_groups (id, site_key, name, name_key, publicity, token, games_key, owner_id, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(group.id, siteKey, name, nameKey(name), publicity, group.token, group.gamesKey, ownerId, createdAt);
    this.addMember(group.id, ownerId, createdAt);
    return { ...group, siteKey, name, publicity, ownerId, createdAt };
  }

  /** Whether another group than `exceptId` has a name. */
  isNameTaken(siteKey: string, name: string, exceptId = ''): boolean {
    const sql = 'SELECT 1 FROM party_groups WHERE site_key = ? AND name_key = ? AND id <> ?';
    return this.#all(sql, siteKey, nameKey(name), exceptId).length > 0;
  }

  renameGroup(id: string, name: string): void {
    this.#db.prepare('UPDATE party_groups SET name = ?, name_key = ? WHERE id = ?').run(name, nameKey(name), id);
  }

  setGroupOwner(id: string, ownerId: string): void {
    this.#db.prepare('UPDATE party_groups SET owner_id = ? WHERE id = ?').run(ownerId, id);
  }

  /** Replaces the invitation token and so invalidates earlier invitations. */
  renewInvitationToken(id: string): void {
    this.#db.prepare('UPDATE party_groups SET token = ? WHERE id = ?').run(newToken(), id);
  }

  /** Hides a group without members and frees its name. */
  hideGroup(id: string): void {
    this.#db
      .prepare(`UPDATE party_groups SET publicity = 'private', name_key = id, token = ? WHERE id = ?`)
      .run(newToken(), id);
    this.#db.prepare(`UPDATE party_sessions SET autosession = 'off' WHERE group_id = ? AND status = 'open'`).run(id);
  }

  findGroup(siteKey: string, id: string): StoredPartyGroup | null {
    const [row] = this.#all('SELECT * FROM party_groups WHERE id = ? AND site_key = ?', id, siteKey);
    return row ? groupOf(row) : null;
  }

  findGroupByToken(siteKey: string, token: string): StoredPartyGroup | null {
    const [row] = this.#all('SELECT * FROM party_groups WHERE token = ? AND site_key = ?', token, siteKey);
    return row ? groupOf(row) : null;
  }

  /** Groups of a customer, latest first. */
  listGroupsOfCustomer(
    customerId: string,
    { limit, offset }: LimitAndOffset,
  ): { groups: StoredPartyGroup[]; total: number } {
    const from = `FROM party_groups WHERE id IN (SELECT group_id FROM party_members WHERE customer_id = ?)`;
    const [count] = this.#all(`SELECT count(*) AS total ${from}`, customerId);
    const rows = this.#all(
      `SELECT * ${from} ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`,
      customerId,
      limit,
      offset,
    );
    return { groups: rows.map(groupOf), total: readIntegerColumn(count, 'total') };
  }

  /** No effect on members. */
  addMember(groupId: string, customerId: string, now: number): void {
    this.#db.prepare('INSERT INTO party_members VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(groupId, customerId, now);
  }

  removeMember(groupId: string, customerId: string): void {
    this.#db.prepare('DELETE FROM party_members WHERE group_id = ? AND customer_id = ?').run(groupId, customerId);
  }

  /** Gives an organiser's open session to another organiser. */
  changeSessionOrganiser(groupId: string, from: string, to: string): void {
    this.#db
      .prepare(`UPDATE party_sessions SET organiser_id = ? WHERE group_id = ? AND organiser_id = ? AND status = 'open'`)
      .run(to, groupId, from);
  }

  /** Sessions of a group with an undrawn draw. */
  listUndrawnSessions(groupId: string): StoredPartySession[] {
    return this.#all(
      `SELECT * FROM party_sessions WHERE group_id = ? AND status IN ('open', 'closed') ORDER BY created_at, rowid`,
      groupId,
    ).map(sessionOf);
  }

  /** Ids of the members in the order of joining. */
  listMemberIds(groupId: string): string[] {
    return this.#all('SELECT customer_id FROM party_members WHERE group_id = ? ORDER BY joined_at, rowid', groupId).map(
      (row) => readTextColumn(row, 'customer_id'),
    );
  }

  countMembers(groupId: string): number {
    return this.#size(groupId, 'num_members');
  }

  isMember(groupId: string, customerId: string): boolean {
    const found = this.#all('SELECT 1 FROM party_members WHERE group_id = ? AND customer_id = ?', groupId, customerId);
    return found.length > 0;
  }

  createSession(session: NewPartySession): StoredPartySession {
    const id = randomUUID();
    this.#db
      .prepare('INSERT INTO party_sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        id,
        session.siteKey,
        session.groupId,
        session.organiserId,
        session.drawId,
        session.lotteryKey,
        session.sharePrice,
        session.gamesPerShare,
        session.maxShares,
        session.outsideShares,
        session.autosession,
        session.status ?? 'open',
        session.winnings ?? null,
        session.createdAt,
      );
    return { status: 'open', winnings: null, ...session, id };
  }

  findSession(siteKey: string, id: string): StoredPartySession | null {
    const [row] = this.#all('SELECT * FROM party_sessions WHERE id = ? AND site_key = ?', id, siteKey);
    return row ? sessionOf(row) : null;
  }

  /** Sessions of a group, latest first. Late pages are read from the other end, for speed. */
  listSessions(groupId: string, { limit, offset }: LimitAndOffset): { sessions: StoredPartySession[]; total: number } {
    const total = this.#size(groupId, 'num_sessions');
    const count = Math.max(0, Math.min(limit, total - offset));
    const behind = total - offset - count;
    const read = (direction: 'ASC' | 'DESC', skipped: number) =>
      this.#all(
        `SELECT * FROM party_sessions WHERE group_id = ? ORDER BY created_at ${direction}, rowid ${direction} LIMIT ? OFFSET ?`,
        groupId,
        count,
        skipped,
      ).map(sessionOf);
    if (count === 0) return { sessions: [], total };
    return { sessions: behind < offset ? read('ASC', behind).toReversed() : read('DESC', offset), total };
  }

  findOpenSession(groupId: string): StoredPartySession | null {
    const [row] = this.#all("SELECT * FROM party_sessions WHERE group_id = ? AND status = 'open'", groupId);
    return row ? sessionOf(row) : null;
  }

  /** Open sessions of public groups: promoted ones first, then by draw. */
  listDiscoverableSessions(siteKey: string, drawId: number | null): StoredPartySession[] {
    return this.#all(
      `SELECT s.* FROM party_sessions s JOIN party_groups g ON g.id = s.group_id JOIN draws d ON d.id = s.draw_id
       WHERE s.site_key = ? AND s.status = 'open' AND g.publicity <> 'private' AND (? IS NULL OR s.draw_id = ?)
       ORDER BY g.publicity = 'promoted' DESC, d.date, s.created_at, s.rowid`,
      siteKey,
      drawId,
      drawId,
    ).map(sessionOf);
  }

  /**
   * When the next session closes or is paid, in epoch milliseconds. Skips excluded sessions, and those that wait for an
   * excluded draw.
   */
  getNextDueTime(excludedSessionIds: readonly string[], excludedDrawIds: readonly string[]): number | null {
    const [row] = this.#all(
      `SELECT min(CASE status WHEN 'open' THEN close_date ELSE date END) AS due
       FROM party_sessions s JOIN draws d ON d.id = s.draw_id
       WHERE status IN ('open', 'closed') AND s.id NOT IN (SELECT value FROM json_each(?))
         AND NOT (status = 'closed' AND drawn = 0 AND EXISTS (
           SELECT 1 FROM json_each(?) JOIN draws broken ON broken.id = value + 0
           WHERE broken.site_key = d.site_key AND broken.offer_key = d.offer_key AND broken.series = d.series))`,
      JSON.stringify(excludedSessionIds),
      JSON.stringify(excludedDrawIds),
    );
    return row ? readNullableIntegerColumn(row, 'due') : null;
  }

  /** Open sessions whose sales have closed. */
  listSessionsToClose(now: number): StoredPartySession[] {
    return this.#all(
      `SELECT s.* FROM party_sessions s JOIN draws d ON d.id = s.draw_id
       WHERE status = 'open' AND close_date <= ? ORDER BY close_date, s.rowid`,
      now,
    ).map(sessionOf);
  }

  /** Closed sessions whose draw is drawn. */
  listSessionsToPay(): StoredPartySession[] {
    return this.#all(
      `SELECT s.* FROM party_sessions s JOIN draws d ON d.id = s.draw_id
       WHERE status = 'closed' AND drawn = 1 ORDER BY date, s.rowid`,
    ).map(sessionOf);
  }

  setSessionStatus(id: string, status: PartySessionStatus, winnings: number | null = null): void {
    this.#db.prepare('UPDATE party_sessions SET status = ?, winnings = ? WHERE id = ?').run(status, winnings, id);
  }

  setAutosession(id: string, autosession: AutosessionStatus): void {
    this.#db.prepare('UPDATE party_sessions SET autosession = ? WHERE id = ?').run(autosession, id);
  }

  /** The name, unless a renamed group already uses it as its key. */
  #gamesKey(name: string, id: string): string {
    const isUsed = this.#all('SELECT 1 FROM party_groups WHERE games_key = ?', name).length > 0;
    return isUsed ? `${name} ${id}` : name;
  }

  /** Counters are maintained on each change, because counting for each page slows down with the group's size. */
  #size(groupId: string, counted: 'num_members' | 'num_sessions'): number {
    const [row] = this.#all(`SELECT ${counted} FROM party_groups WHERE id = ?`, groupId);
    return row ? readIntegerColumn(row, counted) : 0;
  }

  #all(sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
    return this.#db.prepare(sql).all(...values);
  }
}

function newToken(): string {
  return randomBytes(12).toString('base64url');
}

/** Names are compared without case and spacing. */
function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function groupOf(row: DatabaseRow): StoredPartyGroup {
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    name: readTextColumn(row, 'name'),
    publicity: readEnumColumn(row, 'publicity', PUBLICITIES),
    token: readTextColumn(row, 'token'),
    gamesKey: readTextColumn(row, 'games_key'),
    ownerId: readTextColumn(row, 'owner_id'),
    createdAt: readIntegerColumn(row, 'created_at'),
  };
}

function sessionOf(row: DatabaseRow): StoredPartySession {
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    groupId: readTextColumn(row, 'group_id'),
    organiserId: readTextColumn(row, 'organiser_id'),
    drawId: readIntegerColumn(row, 'draw_id'),
    lotteryKey: readTextColumn(row, 'lottery_key'),
    sharePrice: readIntegerColumn(row, 'share_price'),
    gamesPerShare: readIntegerColumn(row, 'games_per_share'),
    maxShares: readIntegerColumn(row, 'max_shares'),
    outsideShares: readIntegerColumn(row, 'outside_shares'),
    autosession: readEnumColumn(row, 'autosession', AUTOSESSIONS),
    status: readEnumColumn(row, 'status', STATUSES),
    winnings: readNullableIntegerColumn(row, 'winnings'),
    createdAt: readIntegerColumn(row, 'created_at'),
  };
}
