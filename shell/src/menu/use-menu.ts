import type { MenuDescriptor, Space } from '@passerelle/shared/contract/remotes';

import { useRegistry } from '../federation/registry-store';
import { useSpace } from '../layouts/space';
import { useSession } from '../session/session-store';
import { menuEntries } from './menu-entries';

/** The menu of the space that the person is in. */
export function useMenu(): { space: Space; entries: MenuDescriptor[] } {
  const registry = useRegistry();
  const space = useSpace();
  const { me } = useSession();
  return { space, entries: me ? menuEntries(registry, space, me) : [] };
}
