import { useLingui } from '@lingui/react/macro';
import { useToast } from '@passerelle/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';

import { useLoaded } from './use-loaded';

interface Props<P> {
  name: string;
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** It did not come: what opened it closes, and the next press tries again. */
  onFailure: () => void;
}

/** What a press opens, loaded when it is first opened: most visits never open it. */
export function OnDemand<P extends object>({ name, load, props, onFailure }: Props<P>): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const { value: Content, error } = useLoaded(`part:${name}`, load);
  const fail = useEffectEvent(() => {
    toast(t`Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.`, { tone: 'error' });
    onFailure();
  });
  useEffect(() => {
    if (error) fail();
  }, [error]);
  return Content ? <Content {...props} /> : null;
}
