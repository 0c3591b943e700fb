import { Trans } from '@lingui/react/macro';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { sizes } from '@passerelle/shared/contract/limits';
import { Button, useBreakpointUp } from '@passerelle/shared/ui';
import { Collapse } from '@passerelle/shared/ui/mui/collapse';
import { type FocusEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

/** Height of an element, updated when its width, fonts or content change. */
function useHeight(): [RefObject<HTMLDivElement | null>, number] {
  const measured = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = measured;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [measured, height];
}

const fade = 'linear-gradient(#000 60%, transparent)';

/** Cuts a long text off at a height. The button appears only if text is really hidden, whatever the width. */
export function Collapsible({ children }: { children: ReactNode }): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const window = useRef<HTMLDivElement>(null);
  const [text, height] = useHeight();
  const limit = useBreakpointUp('xl') ? sizes.descriptionWide : sizes.descriptionNarrow;
  const isLong = height > limit;
  const isCut = isLong && !open;
  // The keyboard can reach a link that is cut off; unfold the text so that the focus is visible.
  const showFocused = ({ target }: FocusEvent): void => {
    const bottom = window.current?.getBoundingClientRect().bottom ?? Infinity;
    if (isCut && target.getBoundingClientRect().bottom > bottom) setOpen(true);
  };
  return (
    <>
      <Collapse
        ref={window}
        id={id}
        in={!isCut}
        // A text that is not measured yet, or short, is not stretched to the limit.
        collapsedSize={isLong ? limit : 0}
        timeout={0}
        onFocus={showFocused}
        sx={{
          ...(!open && { maxHeight: limit, overflow: 'hidden' }),
          ...(isCut && { maskImage: fade }),
          '@media print': { height: 'auto !important', maxHeight: 'none', maskImage: 'none' },
        }}
      >
        <div ref={text}>{children}</div>
      </Collapse>
      {isLong && (
        <Button
          data-print="no"
          aria-expanded={open}
          aria-controls={id}
          endIcon={open ? <ExpandLessRounded /> : <ExpandMoreRounded />}
          onClick={() => setOpen(!open)}
          sx={{ mt: '6px', marginInlineStart: '-10px' }}
        >
          {open ? <Trans>Réduire le texte</Trans> : <Trans>Lire la suite</Trans>}
        </Button>
      )}
    </>
  );
}
