import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';

/** What a remote has thrown, or what loading it has; it may be anything. */
export function reportFailure({ name, version }: LiveRemote, thrown: unknown, place = ''): void {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  emit('error-reported', { remote: name, version, message, stack: `${stack}${place}` });
}
