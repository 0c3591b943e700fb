import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import type { SlotName, SlotProps, SlotRequest } from '@passerelle/shared/remotes';
import type { ComponentType, ReactNode } from 'react';

import { loadRemote } from './load-remote';
import { useRegistry } from './registry-store';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { useLoaded } from '../parts/use-loaded';

async function loadSlot<N extends SlotName>(remote: LiveRemote, name: N): Promise<ComponentType<SlotProps[N]>> {
  const { slots } = await loadRemote(remote);
  const load = slots[name];
  if (!load) throw new Error(`${remote.name} ${remote.version} does not fill the slot ${name}`);
  return load();
}

function FilledSlot<N extends SlotName>({
  remote,
  name,
  props,
  loading,
}: SlotRequest<N> & { remote: LiveRemote }): ReactNode {
  const key = `${remote.base}#slot:${name}`;
  const { value: Widget, error, failedAt, retry } = useLoaded(key, () => loadSlot(remote, name));
  if (error) return <RemoteFailure remote={remote} error={error} failedAt={failedAt} onRetry={retry} small />;
  if (!Widget) return loading;
  return (
    <RemoteBoundary
      remote={remote.name}
      version={remote.version}
      renderFailure={(again, at) => <RemoteFailure remote={remote} failedAt={at} onRetry={again} small />}
    >
      <Widget {...props} />
    </RemoteBoundary>
  );
}

/** Finds who fills a slot. Nobody: the fallback. Somebody who fails: a failure of this place, with its retry. */
export function SlotOutlet<N extends SlotName>(request: SlotRequest<N>): ReactNode {
  const { remotes } = useRegistry();
  const remote = remotes.find(({ slots }) => slots.fills.includes(request.name));
  return remote ? <FilledSlot {...request} remote={remote} /> : request.fallback;
}
