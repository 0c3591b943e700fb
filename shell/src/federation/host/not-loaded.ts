import type { LiveRemote } from '@passerelle/shared/contract/remotes';

/** A file of a remote did not come, or was not let in. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
  constructor(
    /** As webpack's own errors call the address. */
    readonly request: string,
    cause?: Error,
  ) {
    super(`${request} did not come`, { cause });
  }

  /** The federation runtime reports an entry as text: RUNTIME-008, also for a script that came and threw. */
  static from(error: unknown, entry: string): unknown {
    const isOfEntry = error instanceof Error && error.message.includes('RUNTIME-008');
    return isOfEntry && !error.message.includes('ScriptExecutionError') ? new NotLoaded(entry, error) : error;
  }
}

/** The address of the file that did not come, where that is what failed. */
export function missingFile(error: unknown): string | undefined {
  const request: unknown = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
}

/** True if the missing file belongs to the version itself: its entry has another address for a retry. */
export function lacksOwnFile({ base }: LiveRemote, error: unknown): boolean {
  return missingFile(error)?.startsWith(new URL(base, location.href).href) ?? false;
}
