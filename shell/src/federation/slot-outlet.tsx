import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { SlotName, SlotProps, SlotRequest } from '@passerelle/shared/remotes';
import { type ComponentType, type ReactNode, useState } from 'react';

import { useLoaded } from '../loading/use-loaded';
import { RemoteBoundary } from './failure/remote-boundary';
import { RemoteFailure } from './failure/remote-failure';
import { generationOf } from './load/load-remote';
import { currentRegistry, standInOf, useRegistry } from './registry/registry-store';
import { loadPart } from './load/screens';
import { beforeTryingAgain, type TryAgain, useTrying } from './load/try-again';

interface FillerVersion {
  remote: LiveRemote;
  generation: number;
}

export interface Filler extends FillerVersion {
  /** Begins the widget anew, in the version that is live now. */
  tryAgain: TryAgain;
}

const fillerOf = (remotes: readonly LiveRemote[], slot: string): LiveRemote | undefined =>
  remotes.find(({ slots }) => slots.fills.includes(slot));

const take = (remote: LiveRemote): FillerVersion => ({ remote, generation: generationOf(remote) });

/** The remote that fills a slot, in the version that was live when the slot mounted; null: none. */
export function useFiller(slot: string): Filler | null {
  const live = fillerOf(useRegistry().remotes, slot);
  const [current, setCurrent] = useState(() => (live ? take(live) : null));
  const isStillValid = current && (!live || standInOf(current.remote) === current.remote);
  const next = isStillValid || !live ? current : take(live);
  if (next !== current) setCurrent(next);
  if (!next) return null;

  const { remote } = next;
  const tryAgain: TryAgain = async (error, wasShown) => {
    const newest = () => fillerOf(currentRegistry().remotes, slot);
    await beforeTryingAgain({ remote, error, wasShown }, newest);
    setCurrent(take(newest() ?? remote));
  };
  return { ...next, tryAgain };
}

type Filled<N extends SlotName> = Pick<SlotRequest<N>, 'name' | 'props' | 'loading'> & Filler;

function FilledSlot<N extends SlotName>({ name, props, loading, remote, generation, tryAgain }: Filled<N>): ReactNode {
  const key = `${remote.base}#slot:${name}#${generation}`;
  const load = () =>
    loadPart<ComponentType<SlotProps[N]>>(remote, `widget for the slot ${name}`, ({ slots }) => slots[name]);
  const { value: Widget, error, failedAt } = useLoaded(key, load);
  const { isTrying, retry } = useTrying(tryAgain);

  if (isTrying) return loading;
  if (error)
    return <RemoteFailure remote={remote} error={error} failedAt={failedAt} onRetry={() => retry(error)} small />;
  if (!Widget) return loading;
  return (
    <RemoteBoundary
      key={key}
      remote={remote}
      renderFailure={(thrown, at) => (
        <RemoteFailure
          remote={remote}
          error={thrown}
          failedAt={at}
          onRetry={() => retry(thrown, true)}
          isReported
          small
        />
      )}
    >
      <Widget {...props} />
    </RemoteBoundary>
  );
}

/**
 * Renders the remote that fills a slot, or the fallback without one. A failing remote shows an error with a retry here.
 */
export function SlotOutlet<N extends SlotName>({ fallback, ...request }: SlotRequest<N>): ReactNode {
  const filler = useFiller(request.name);
  return filler ? <FilledSlot {...request} {...filler} /> : fallback;
}
