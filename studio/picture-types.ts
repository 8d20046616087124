import type { EditablePicture } from '#engine/server/preview/studio-pictures.ts';

/** Bodies of the calls about pictures between the studio's page and its server. */

export type StudioPicture = EditablePicture;

/** `GET /api/pictures?site=…` */
export interface PictureListAnswer {
  /** Pictures that the pages of the site can show, its own first. */
  readonly pictures: readonly StudioPicture[];
}

/** `POST /api/picture?site=…&name=…`, with the bytes of the file as its body. */
export interface PictureUploadAnswer {
  /** The stored picture, whose name may differ from that of the file. */
  readonly picture: StudioPicture;
}

/** `GET /api/published-picture?site=…&name=…`, which waits for a picture that was stored in the CMS. */
export interface PublishedPictureAnswer {
  /** Null if the shop does not have it yet. */
  readonly picture: StudioPicture | null;
}

/** Largest file that can be uploaded, in bytes. */
export const PICTURE_UPLOAD_LIMIT = 8 * 1024 * 1024;
