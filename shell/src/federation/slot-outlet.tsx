import type { SlotName, SlotProps, SlotRequest } from '@passerelle/shared/remotes';
import type { ComponentType, ReactNode } from 'react';

import { useLoaded } from '../parts/use-loaded';
import { RemoteBoundary } from './failure/remote-boundary';
import { RemoteFailure } from './failure/remote-failure';
import { useTrying } from './failure/use-trying';
import { loadPart } from './load-part';
import { useFiller, type Filler } from './use-filler';

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

/** Finds who fills a slot. Nobody: the fallback. Somebody who fails: a failure of this place, with its retry. */
export function SlotOutlet<N extends SlotName>({ fallback, ...request }: SlotRequest<N>): ReactNode {
  const filler = useFiller(request.name);
  return filler ? <FilledSlot {...request} {...filler} /> : fallback;
}
