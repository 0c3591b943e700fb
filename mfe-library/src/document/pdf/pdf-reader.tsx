import { useLingui } from '@lingui/react/macro';
import { sizes } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { DisplayProps } from '../displays/display';
import type { PdfFile, PdfSize } from './engine/pdf-file';
import { FindBar } from './find/find-bar';
import { hitsByPage } from './find/find-in-pages';
import { useFind } from './find/use-find';
import { PdfPage } from './pages/pdf-page';
import { useCurrentPage } from './pages/use-current-page';
import { useDeskWidth } from './pages/use-desk-width';
import { PrintButton } from './toolbar/print-button';
import { Toolbar } from './toolbar/toolbar';
import { firstZoom, NORMAL_WIDTH, shareOf, type Zoom } from './zoom';
import { useHeldPlace } from './use-held-place';
import { deskStyle, readerStyle, sheetsStyle, toolsStyle } from './reader-style';

interface Props extends DisplayProps {
  file: PdfFile;
  first: PdfSize;
  mayPrint: boolean;
}

/** An open PDF: its pages one under the other in the page's own scroll, and the tools that stay above them. */
export function PdfReader({ document, file, first, mayPrint, onOpened, onPlace }: Props): ReactNode {
  const { t } = useLingui();
  const [start] = useState(() => Math.min(document.reading?.lastPage ?? 1, file.pageCount));
  const sheets = useRef<HTMLDivElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const { page, go, elementOf } = useCurrentPage(sheets, start);
  const width = useDeskWidth(sheets);
  const [chosen, setChosen] = useState<Zoom>();
  const [isFinding, setFinding] = useState(false);
  const find = useFind(file, page);
  const isLaidOut = width !== undefined;
  const zoom = chosen ?? firstZoom(width ?? NORMAL_WIDTH);
  const share = shareOf(zoom, width ?? NORMAL_WIDTH);
  // Across the width each page goes by itself, be it upright or not; at a size they keep their proportions.
  const scaleOf = ({ width: own }: PdfSize): number =>
    zoom === 'width' && width !== undefined ? width / own : (share * NORMAL_WIDTH) / first.width;
  const hold = useHeldPlace(share, () => elementOf(page));

  const opened = useEffectEvent(onOpened);
  useEffect(() => opened(), []);
  const resume = useEffectEvent(() => {
    if (start > 1) go(start);
  });
  useEffect(() => {
    if (isLaidOut) resume();
  }, [isLaidOut]);
  const keepPlace = useEffectEvent((lastPage: number) => onPlace({ lastPage }));
  useEffect(() => keepPlace(page), [page]);

  const active = isFinding ? find.active : undefined;
  const show = useEffectEvent((hitPage: number) => {
    // Where its page is drawn already, the mark has brought itself to the middle.
    if (!sheets.current?.querySelector('[data-hit="shown"]')) go(hitPage);
  });
  useEffect(() => {
    if (active) show(active.page);
  }, [active]);
  const hitsOf = useMemo(() => hitsByPage(isFinding ? find.hits : []), [find.hits, isFinding]);

  const closeFind = (): void => {
    setFinding(false);
    findButton.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    // The browser finds nothing in pages that are not drawn.
    event.preventDefault();
    setFinding(true);
  };
  return (
    <Box component="section" aria-label={t`Document`} onKeyDown={press} data-print="no" sx={readerStyle}>
      <Box sx={toolsStyle}>
        <Toolbar
          {...{ page, zoom, share, isFinding, findButton }}
          count={file.pageCount}
          onGo={go}
          onZoom={(next) => {
            hold();
            setChosen(next);
          }}
          onFind={() => (isFinding ? closeFind() : setFinding(true))}
        >
          {mayPrint && <PrintButton file={file} />}
        </Toolbar>
        {isFinding && <FindBar find={find} onClose={closeFind} />}
      </Box>
      <Box component="section" aria-label={t`Pages`} tabIndex={0} sx={deskStyle(sizes.pdfViewer, isFinding)}>
        <Box ref={sheets} sx={sheetsStyle}>
          {isLaidOut &&
            Array.from({ length: file.pageCount }, (_, index) => (
              <PdfPage
                key={index}
                {...{ file, active, scaleOf, onGo: go }}
                number={index + 1}
                guess={first}
                hits={hitsOf.get(index + 1) ?? noHits}
              />
            ))}
        </Box>
      </Box>
    </Box>
  );
}

const noHits: readonly never[] = [];
