/** A page is drawn this wide at 100 %, in pixels. */
export const NORMAL_WIDTH = 720;

/** Across the desk, whatever its width; or a share of the normal size. */
export type Zoom = 'width' | number;

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The share of the normal size that a zoom comes to on a desk of that width. */
export const shareOf = (zoom: Zoom, deskWidth: number): number => (zoom === 'width' ? deskWidth / NORMAL_WIDTH : zoom);

/** The next level from a share, or none at the end of them. */
export const zoomIn = (share: number): number | undefined => levels.find((level) => level > share + 0.01);
export const zoomOut = (share: number): number | undefined => levels.findLast((level) => level < share - 0.01);

/** Where the normal size does not fit, the page takes the width there is. */
export const firstZoom = (deskWidth: number): Zoom => (deskWidth < NORMAL_WIDTH ? 'width' : 1);
