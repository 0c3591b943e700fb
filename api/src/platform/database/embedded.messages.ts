/** What the server's main thread and the database's thread say to each other. */
export interface WorkerStart {
  /** Absent: the database lives in memory, for tests. */
  dataDir?: string;
  /** A dump to begin from, in memory only. */
  template?: string;
  listen: { path?: string; host?: string; port?: number };
  /** Eight bytes both sides see: since when (epoch milliseconds) the backend works on something, or zero. */
  busySince: SharedArrayBuffer;
  idleTransaction: number;
}

export type WorkerOrder = 'stop' | 'dump';

export type WorkerReport =
  { kind: 'listening'; port: number } | { kind: 'stopped' } | { kind: 'dumped'; bytes: ArrayBuffer };
