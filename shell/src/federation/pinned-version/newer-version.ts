import { useEffect } from 'react';

import type { RemoteRoute } from '../registry/match-route';
import { prepareScreen } from '../load/screens';
import { type Pin, pinAt } from './pin';

/** Once a person uses the page, its screen is not replaced: that would be worse than one that is a version old. */
const interactionEvents = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

let touchedAt = -Infinity;
const touch = (): void => {
  touchedAt = performance.now();
};
for (const event of interactionEvents) addEventListener(event, touch, { capture: true, passive: true });

/** Whether the person has done anything to the page since then. */
export const isTouchedSince = (time: number): boolean => touchedAt > time;

/** Whoever came longer ago than this is at work. */
const FRESH_FOR_MS = 5000;

const mayMove = ({ since }: Pin): boolean => performance.now() - since < FRESH_FOR_MS && !isTouchedSince(since);

/**
 * That a version is no longer live often shows in the first answers that its screen gets. As long as the person has
 * done nothing there, the newer one is fetched and takes its place.
 */
export function useNewerVersion(
  pin: Pin | null,
  live: RemoteRoute | undefined,
  setPin: (pin: Pin | null) => void,
): void {
  useEffect(() => {
    if (!pin || !live || live.remote.base === pin.found.remote.base || !mayMove(pin)) return undefined;
    let isWanted = true;
    prepareScreen(live).then(
      () => {
        if (isWanted && !isTouchedSince(pin.since)) setPin(pinAt(live, pin.pathname));
      },
      // The one that is shown works.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pin, live, setPin]);
}
