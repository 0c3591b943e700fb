import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import type { PdfFile, PdfSize } from '../engine/pdf-file';
import type { Hit } from '../find/find-in-pages';
import { PageLayers } from './page-layers';

interface Props {
  file: PdfFile;
  number: number;
  /** The size to assume until the page comes near. */
  guess: PdfSize;
  /** CSS pixels for one point of the page. */
  scaleOf: (size: PdfSize) => number;
  hits: readonly Hit[];
  active: Hit | undefined;
  onGo: (page: number) => void;
}

/** One page. It is drawn near the viewport only, so that memory does not grow with the number of pages. */
export function PdfPage({ file, number, guess, scaleOf, hits, active, onGo }: Props): ReactNode {
  const { t } = useLingui();
  const page = useRef<HTMLElement>(null);
  const near = useNear(page);
  const [size, setSize] = useState(guess);
  const scale = scaleOf(size);
  useEffect(() => {
    if (!near) return undefined;
    let current = true;
    file.sizeOf(number).then(
      (known) => current && setSize(known),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [file, number, near]);
  return (
    <Box
      ref={page}
      component="section"
      data-page={number}
      aria-label={t`Page ${number}`}
      style={{ width: size.width * scale, height: size.height * scale }}
      sx={{
        '--total-scale-factor': scale,
        position: 'relative',
        flex: 'none',
        overflow: 'clip',
        scrollMarginTop: 'var(--tools)',
        borderRadius: '3px',
        backgroundColor: 'common.white',
        boxShadow: '0 1px 3px rgb(35 31 42 / .15)',
      }}
    >
      {near && <PageLayers {...{ file, number, scale, page, hits, active, onGo }} />}
    </Box>
  );
}

/** Whether an element is in the viewport or at most one viewport away. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
