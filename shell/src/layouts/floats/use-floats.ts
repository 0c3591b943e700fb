import type { SlotName, SlotProps } from '@passerelle/shared/remotes';
import { useFrom } from '@passerelle/shared/ui';

import { useRouteHere } from '../../federation/here/here';
import { useRegistry } from '../../federation/registry-store';

/** What floats stands there by itself: slots that need no props. */
export type FloatName = { [N in SlotName]: object extends SlotProps[N] ? N : never }[SlotName];

/**
 * The slots that float over the screen of the present address, as its descriptor says, and that somebody fills. On phones
 * only: where there is room, the same action stands in the header of the screen.
 */
export function useFloats(): FloatName[] {
  const { remotes } = useRegistry();
  const route = useRouteHere();
  const onPhone = !useFrom('md');
  const wanted = onPhone ? (route?.floats ?? []) : [];
  return wanted.filter((name): name is FloatName => remotes.some(({ slots }) => slots.fills.includes(name)));
}
