import { convertSaveRefusalToDirectusErrors } from './directus-errors.ts';
import type { DirectusRequestAccountability, DirectusSchema, WritableCmsDatabaseConnection } from './directus-hooks.ts';
import type { DocumentSaves } from './document-saves.ts';
import { InvalidPublishRequest, parsePublishRequests } from './publish-request.ts';
import { type DirectusPublishServices, OutdatedBases, publishTogether } from './publish-together.ts';
import { InvalidDocumentRefusal, SaveRefusal } from './save-refusal.ts';

export interface DirectusEndpointRequest {
  readonly body: unknown;
  readonly accountability?: DirectusRequestAccountability | null;
  readonly schema: DirectusSchema;
}

export interface DirectusEndpointResponse {
  status(code: number): { json(body: unknown): unknown };
}

export interface DirectusEndpointRouter {
  post(
    path: string,
    handler: (
      request: DirectusEndpointRequest,
      response: DirectusEndpointResponse,
      next: (error: unknown) => void,
    ) => Promise<void>,
  ): unknown;
}

export interface DirectusEndpointContext {
  readonly services: DirectusPublishServices;
  readonly database: WritableCmsDatabaseConnection;
}

/**
 * `POST /vitrine/publish` publishes several documents together. Responds 200 with their new revisions, 409 with
 * outdated documents, or 422 with errors. 409 and 422 publish nothing.
 */
export function createPublishEndpoint(saves: DocumentSaves) {
  return (router: DirectusEndpointRouter, { services, database }: DirectusEndpointContext): void => {
    router.post('/publish', async ({ body, accountability, schema }, response, next) => {
      try {
        if (!accountability?.user) {
          response.status(403).json(refusal('FORBIDDEN', 'Sign in to publish.'));
          return;
        }
        const requests = parsePublishRequests(body);
        const data = await publishTogether(requests, { accountability, schema }, { saves, services, database });
        response.status(200).json({ data });
      } catch (error) {
        const answer = toRefusalAnswer(error);
        if (answer) response.status(answer.status).json(answer.body);
        else next(error);
      }
    });
  };
}

/** Null for errors that Directus handles. */
function toRefusalAnswer(error: unknown): { readonly status: number; readonly body: object } | null {
  if (error instanceof InvalidPublishRequest) return { status: 400, body: refusal('INVALID_PAYLOAD', error.message) };
  if (error instanceof OutdatedBases) {
    const errors = error.items.map((outdated) => ({
      message: `${outdated.by ?? 'Somebody else'} published ${outdated.item} after this change began.`,
      extensions: { code: 'OUTDATED', ...outdated },
    }));
    return { status: 409, body: { errors } };
  }
  if (!(error instanceof SaveRefusal)) return null;
  const converted = convertSaveRefusalToDirectusErrors(error);
  const errors = converted.map(({ message, code, extensions }) => ({ message, extensions: { ...extensions, code } }));
  const problems = error instanceof InvalidDocumentRefusal ? { problems: error.errors } : {};
  return { status: converted[0]?.status ?? 422, body: { errors, ...problems } };
}

function refusal(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}
