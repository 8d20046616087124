import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { ReleaseLogEntry } from './release-log.ts';
import { readPrivateKey, readPublicKey } from './release-signature.ts';

/** A person's signature that a release may go live after an entry of the log. */
export interface ReleaseApproval {
  readonly release: string;
  /** Number of the last log entry when it was approved; 0 for none. The approval is valid for the next entry. */
  readonly ground: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Name in the list of approvers. */
  readonly approver: string;
  /** Ed25519, in base64. */
  readonly signature: string;
}

/** Who may approve releases, and how many have to. */
export interface ApprovalRules {
  readonly needed: number;
  readonly approvers: ReleaseApprovers;
}

/** Public keys by name. */
export type ReleaseApprovers = ReadonlyMap<string, KeyObject>;

/** Rules as an operator sets them. */
export interface ApprovalSettings {
  /** List such as `kim=KEY, sam=KEY`. */
  readonly approvers: string;
  readonly needed: number;
}

/** @throws as `parseReleaseApprovers` does */
export function readApprovalRules({ approvers, needed }: ApprovalSettings): ApprovalRules {
  return { needed, approvers: parseReleaseApprovers(approvers) };
}

/** The key of `vitrine release follow`: it approves edits of the CMS, and nothing else. */
export const EDITS_APPROVER = 'edits';

const NAME = /^[a-z0-9][a-z0-9.-]{0,62}$/;

/**
 * @param text - List such as `kim=KEY, sam=KEY`, with public keys in base64.
 * @throws if the list is invalid or repeats a name or key
 */
export function parseReleaseApprovers(text: string): ReleaseApprovers {
  const approvers = new Map<string, KeyObject>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, name = '', key = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    if (!NAME.test(name)) throw new Error('a name has lower-case letters, digits, "." and "-", then "=" and its key');
    const publicKey = readPublicKey(key);
    const twin = [...approvers].find(([other, known]) => other === name || known.equals(publicKey));
    if (twin) throw new Error(`${twin[0]} and ${name} are the same name or have the same key`);
    approvers.set(name, publicKey);
  }
  return approvers;
}

/** @throws if the key is invalid or belongs to no approver */
export function signReleaseApproval(
  approval: Pick<ReleaseApproval, 'release' | 'ground' | 'at'>,
  privateKey: string,
  approvers: ReleaseApprovers,
): ReleaseApproval {
  const key = readPrivateKey(privateKey);
  const own = createPublicKey(key);
  const [approver] = [...approvers].find(([, known]) => known.equals(own)) ?? [];
  if (approver === undefined) throw new Error('its public key is not in VITRINE_RELEASE_APPROVERS');
  const { release, ground, at } = approval;
  const signed = { release, ground, at, approver };
  return { ...signed, signature: sign(null, messageOf(signed), key).toString('base64') };
}

/** Null where the text is no approval; its signature is not verified. */
export function parseReleaseApproval(text: string): ReleaseApproval | null {
  try {
    const { release, ground, at, approver, signature } = JSON.parse(text);
    const isApproval =
      [release, approver, signature].every((value) => typeof value === 'string') &&
      Number.isInteger(ground) &&
      Number.isFinite(at);
    return isApproval ? { release, ground, at, approver, signature } : null;
  } catch {
    return null;
  }
}

export interface ApprovalVerdict {
  /** Names of those whose approval counts. */
  readonly by: readonly string[];
  /** Why it may not go live; null where it may. */
  readonly fault: string | null;
}

/**
 * Judges an entry of the log. An approval holds for the entry after its ground, so that it can't be used again. A
 * rollback needs no new one: it goes to a release that was approved for an earlier entry.
 *
 * @param isBuiltBy - Whether a key has signed the release when it was built.
 */
export function judgeApprovals(
  { needed, approvers }: ApprovalRules,
  { number, release, action, by }: Pick<ReleaseLogEntry, 'number' | 'release' | 'action' | 'by'>,
  approvals: readonly ReleaseApproval[],
  isBuiltBy: (key: KeyObject) => boolean,
): ApprovalVerdict {
  const valid = approvals.filter((approval) => approval.release === release && isSigned(approval, approvers));
  const persons = valid.filter(({ approver }) => {
    const key = approvers.get(approver);
    return approver !== EDITS_APPROVER && key && !isBuiltBy(key);
  });
  const others = persons.filter(({ approver }) => approver !== by);
  const namesAt = (ground: number) => [
    ...new Set(
      (action === 'rollback' ? persons : others).flatMap((each) => (each.ground === ground ? each.approver : [])),
    ),
  ];
  const ofEdit = (ground: number) => valid.some((each) => each.approver === EDITS_APPROVER && each.ground === ground);
  if (action === 'edit' && ofEdit(number - 1)) return { by: [EDITS_APPROVER], fault: null };
  if (action === 'rollback') {
    const grounds = [...new Set(valid.map(({ ground }) => ground))].filter((ground) => ground < number - 1);
    const enough = grounds.find((ground) => namesAt(ground).length >= needed || ofEdit(ground));
    if (enough !== undefined) return { by: namesAt(enough), fault: null };
  }
  const names = namesAt(number - 1);
  if (names.length >= needed) return { by: names, fault: null };
  return { by: names, fault: describeFault({ needed, approvers }, { number, release, by }, names, approvals) };
}

function describeFault(
  { needed, approvers }: ApprovalRules,
  { number, release, by }: Pick<ReleaseLogEntry, 'number' | 'release' | 'by'>,
  names: readonly string[],
  approvals: readonly ReleaseApproval[],
): string {
  const useless = approvals.filter(({ approver, ground }) => !(names.includes(approver) && ground === number - 1));
  const reasons = useless.map((approval) => {
    const { approver, ground } = approval;
    if (!approvers.has(approver)) return `${approver} is no approver`;
    if (approval.release !== release || !isSigned(approval, approvers))
      return `the signature of ${approver} is not valid`;
    if (ground !== number - 1) return `${approver} approved it for entry ${ground + 1} of the log`;
    return approver === by
      ? `${approver} applies it`
      : `${approver} can't approve it, as its builder or for edits alone`;
  });
  const because = reasons.length > 0 ? ` (${[...new Set(reasons)].join('; ')})` : '';
  return `Release ${release} has ${names.length} of ${needed} approvals for entry ${number} of the log${because}. Somebody else has to run \`vitrine release approve ${release.slice(0, 12)} --key FILE\`.`;
}

function isSigned(approval: ReleaseApproval, approvers: ReleaseApprovers): boolean {
  const key = approvers.get(approval.approver);
  return key !== undefined && verify(null, messageOf(approval), key, Buffer.from(approval.signature, 'base64'));
}

/** The signed text names its purpose, so that no other use of the key can produce the same signature. */
function messageOf({ release, ground, at, approver }: Omit<ReleaseApproval, 'signature'>): Buffer {
  return Buffer.from(`vitrine approval of release ${release} after entry ${ground} at ${at} by ${approver}`);
}
