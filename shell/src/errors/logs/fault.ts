/** Of whom something is told, and where it happened. */
export interface Origin {
  /** The remote, the shell or a room of it. */
  app: string;
  version: string;
  /** The address it happened at. */
  path: string;
}

/** Something that went wrong, as whoever found it tells it. */
export interface Fault extends Origin {
  /** Whatever was thrown. */
  thrown: unknown;
}

/** Something that is worth knowing, and no fault. */
export interface News extends Origin {
  message: string;
}
