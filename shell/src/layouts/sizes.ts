/** The side panel of wide screens. */
export const SIDEBAR_WIDTH = 203;
export const CONTENT_WIDTH = 1236;
