import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js';

export interface S3ServerOptions {
  /** Keeps the objects. */
  readonly folder: string;
  readonly bucket: string;
  /** 0 for a free one. */
  readonly port: number;
  /** Whether it compares versions when it writes, as Amazon's does; without, it ignores conditions. */
  readonly hasConditionalWrites: boolean;
}

/** As many as S3 lists in one answer. */
const MOST_LISTED = 1_000;

export interface S3Server {
  readonly port: number;
  close(): Promise<void>;
}

/** The only account of the server. */
export const S3_SERVER_CREDENTIALS = { accessKey: 'VITRINE', secretKey: 'not a secret' } as const;

/** An S3 server (s3rver) on this machine, for tests and `npm run topology`. */
export async function startS3Server({
  folder,
  bucket,
  port,
  hasConditionalWrites,
}: S3ServerOptions): Promise<S3Server> {
  const s3rver = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    resetOnClose: false,
    configureBuckets: [{ name: bucket }],
  });
  s3rver.store.putContent = writeContent;
  await s3rver.configureBuckets();
  DUMMY_ACCOUNT.createKeyPair(S3_SERVER_CREDENTIALS.accessKey, S3_SERVER_CREDENTIALS.secretKey);
  const answerObject = oneAtATime(s3rver.callback(), hasConditionalWrites ? s3rver.store : null);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, listed] = /^\/([^/]+)\/?$/.exec(url.pathname) ?? [];
    if (listed === undefined) answerObject(request, response);
    else void answerList(s3rver.store, listed, url.searchParams, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: Number(Object(server.address()).port),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * In place of s3rver, whose lists end after one answer: it encrypts the token of the next one by Blowfish, which Node has
 * no longer.
 */
async function answerList(
  store: S3rver['store'],
  bucket: string,
  query: Pick<URLSearchParams, 'get'>,
  response: ServerResponse,
): Promise<void> {
  if (!(await store.getBucket(bucket))) return answerXml(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
  const { objects, isTruncated } = await store.listObjects(bucket, {
    prefix: query.get('prefix') ?? '',
    startAfter: query.get('continuation-token') ?? '',
    maxKeys: Number(query.get('max-keys') ?? MOST_LISTED),
  });
  const contents = objects.map(({ key, size, lastModifiedDate }) => {
    const modified = lastModifiedDate.toISOString();
    return `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${modified}</LastModified></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${objects.at(-1)?.key}</NextContinuationToken>` : '';
  const list = `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`;
  answerXml(response, 200, `<ListBucketResult>${list}</ListBucketResult>`);
}

function answerXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

/** In place of s3rver's, which ends before the file is written. Returns the length and the hash. */
async function writeContent(path: string, content: Buffer | Readable): Promise<[length: number, md5: string]> {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray());
  await writeFile(path, bytes);
  return [bytes.length, createHash('md5').update(bytes).digest('hex')];
}

/** Answers one request at a time for each object, because s3rver sends half of an object that is being written. */
function oneAtATime(answer: RequestListener, conditions: S3rver['store'] | null): RequestListener {
  const turns = new Map<string, Promise<unknown>>();
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    const run = async () => {
      const closed = once(response, 'close');
      const refusal = conditions && (await findRefusal(conditions, decodeURIComponent(pathname), request));
      if (refusal) refuse(request, response, refusal);
      else answer(request, response);
      await closed;
    };
    turns.set(pathname, (turns.get(pathname) ?? Promise.resolve()).then(run));
  };
}

interface Refusal {
  readonly status: number;
  readonly code: string;
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, code }: Refusal): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>The condition does not hold.</Message></Error>`,
  );
}

/** Conditional writes as the documentation of S3 describes them. */
async function findRefusal(
  store: S3rver['store'],
  path: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<Refusal | null> {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (method !== 'PUT' || (match === undefined && noneMatch === undefined)) return null;
  const [, bucket = '', ...names] = path.split('/');
  const key = names.join('/');
  const exists = await store.existsObject(bucket, key);
  if (match !== undefined && !exists) return { status: 404, code: 'NoSuchKey' };
  const isRefused =
    (noneMatch === '*' && exists) || (match !== undefined && (await store.getMetadata(bucket, key)).etag !== match);
  return isRefused ? { status: 412, code: 'PreconditionFailed' } : null;
}
