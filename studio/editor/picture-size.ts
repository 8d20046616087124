export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface FittedPicture {
  readonly scale: number;
  /** Height of the window that the page is seen in, in pixels of the page. */
  readonly height: number;
  /** Space beside the picture, so that it is in the middle, in pixels. */
  readonly left: number;
}

/** A small picture shows at least this much of a page, as a window of the width would. */
const LEAST_HEIGHT = 640;
const HEIGHT_OF_WIDTH = 0.625;

/**
 * How a page of a width is made to fit a place, never larger than it is.
 *
 * @param isLarge whether it takes the width of the place, and as much height as there is
 */
export function fitPicture(place: PictureSize, width: number, isLarge: boolean): FittedPicture {
  if (place.width === 0 || place.height === 0) return { scale: 1, height: LEAST_HEIGHT, left: 0 };
  const least = isLarge ? 0 : Math.max(LEAST_HEIGHT, width * HEIGHT_OF_WIDTH);
  const scale = Math.min(1, place.width / width, least === 0 ? 1 : place.height / least);
  return {
    scale,
    height: Math.ceil(place.height / scale),
    left: Math.max(0, (place.width - width * scale) / 2),
  };
}
