import { type MenuDescriptor, menuEntries, type Space } from '@passerelle/shared/contract/remotes';

import { useRegistry } from '../../federation/registry/registry-store';
import { useSession } from '../../session/session-store';
import { useSpace } from '../../session/space';

/** The menu of the space that the person is in. */
export function useMenu(): { space: Space; entries: MenuDescriptor[] } {
  const { remotes } = useRegistry();
  const space = useSpace();
  const { me } = useSession();
  return { space, entries: me ? menuEntries(remotes, space, me) : [] };
}
