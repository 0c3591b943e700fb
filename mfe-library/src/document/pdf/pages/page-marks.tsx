import { Box } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import type { Hit } from '../find/find-in-pages';
import { stripsOf, type Strip } from './mark-places';

interface Props {
  page: RefObject<HTMLElement | null>;
  /** The elements that bear the page's words. */
  pieces: readonly HTMLElement[];
  hits: readonly Hit[];
  active: Hit | undefined;
}

const marks = {
  '& > i': {
    position: 'absolute',
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    borderRadius: '3px',
    backgroundColor: 'lantern.main',
    opacity: 0.5,
  },
  '& > i[data-hit="shown"]': {
    opacity: 1,
    outline: '2.5px solid',
    outlineColor: 'text.primary',
    outlineOffset: '1px',
  },
} as const;

const share = (value: number): string => `${100 * value}%`;

function markOf({ left, top, width, height }: Strip, isShown: boolean): HTMLElement {
  const mark = document.createElement('i');
  mark.dataset['hit'] = isShown ? 'shown' : 'found';
  Object.assign(mark.style, { left: share(left), top: share(top), width: share(width), height: share(height) });
  return mark;
}

/** What was found, marked; the one that is shown has a frame, and is brought to the middle of the window. */
export function PageMarks({ page, pieces, hits, active }: Props): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the words lie is known only once the browser has laid them out.
    const sides = page.current?.getBoundingClientRect();
    if (!sides || !layer.current) return;
    layer.current.replaceChildren(
      ...hits.flatMap((hit) => stripsOf(hit, pieces, sides).map((strip) => markOf(strip, hit === active))),
    );
    layer.current.querySelector('[data-hit="shown"]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [page, pieces, hits, active]);
  return <Box ref={layer} aria-hidden sx={marks} />;
}
