import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  for (const callback of waiting) callback();
  waiting.clear();
}

/** Fallback when no click follows, or its propagation was stopped: a click would come before any timer. */
const releaseAfterClick = (): void => void setTimeout(release);
const releaseIfUp = ({ buttons }: MouseEvent): void => {
  if (isPressed && buttons === 0) releaseAfterClick();
};

// A touch, too, takes the focus with the `mousedown` that follows it. A press may end outside the page, without an event.
addEventListener('mousedown', press, { capture: true });
addEventListener('mouseup', releaseAfterClick, { capture: true });
addEventListener('mousemove', releaseIfUp, { capture: true, passive: true });
// Of these, the page's own listeners come first.
for (const end of ['click', 'dragend', 'keydown', 'blur']) addEventListener(end, release);

function whenReleased(callback: () => void): (() => void) | undefined {
  if (!isPressed) {
    callback();
    return undefined;
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/**
 * A value as it was before the button of the mouse went down, until it has come up and the click is done. A press leaves
 * the field that had the focus, and what that field then says would move what is being pressed from under the pointer.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => whenReleased(() => setShown(() => value)), [value]);
  return shown;
}
