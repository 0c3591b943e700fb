/** Something that went wrong, as whoever found it tells it. */
export interface Fault {
  /** The remote, the shell or a room of it. */
  app: string;
  version: string;
  /** The address it happened at. */
  path: string;
  /** Whatever was thrown. */
  thrown: unknown;
}
