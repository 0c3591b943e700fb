import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { PdfFile, PdfSize } from '../engine/pdf-file';
import type { Hit } from '../find/find-in-pages';
import { PageLayers } from './page-layers';
import { useNear } from './use-near';

interface Props {
  file: PdfFile;
  number: number;
  /** What it is taken for until it is near. */
  guess: PdfSize;
  /** Pixels of the screen for one point of the page. */
  scaleOf: (size: PdfSize) => number;
  hits: readonly Hit[];
  active: Hit | undefined;
  onGo: (page: number) => void;
}

/** A sheet on the desk. It is drawn once it comes near, and cleared when it is gone, so that any number of pages fits. */
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
