/** The messages between the server's main thread and the database's thread. */
export interface WorkerStart {
  /** Absent: the database lives in memory, for tests. */
  dataDir?: string;
  /** A dump to start with, in memory only. */
  template?: string;
  listen: { path?: string; host?: string; port?: number };
  /** Eight shared bytes: the start of the backend's current work (epoch milliseconds), or zero. */
  busySince: SharedArrayBuffer;
  idleTransaction: number;
}

export type WorkerOrder = 'stop' | 'dump';

export type WorkerReport =
  { kind: 'listening'; port: number } | { kind: 'stopped' } | { kind: 'dumped'; bytes: ArrayBuffer };

/** Emscripten's numbers of the errors of a disk. */
const refusals: Record<number, string> = { 19: 'EDQUOT', 29: 'EIO', 51: 'ENOSPC', 69: 'EROFS' };

export function refusalOf(error: unknown): string | undefined {
  const { errno, code } = (typeof error === 'object' && error !== null ? error : {}) as {
    errno?: number;
    code?: string;
  };
  return Object.values(refusals).find((known) => known === code) ?? refusals[errno ?? 0];
}
