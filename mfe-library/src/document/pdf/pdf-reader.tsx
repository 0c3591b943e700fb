import { useLingui } from '@lingui/react/macro';
import { sizes } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { deskFrame, type DisplayProps } from '../displays/display';
import type { PdfFile, PdfSize } from './engine/pdf-file';
import { FindBar } from './find/find-bar';
import { hitsByPage } from './find/find-in-pages';
import { useFind } from './find/use-find';
import { PdfPage } from './pages/pdf-page';
import { useCurrentPage, useScrollAnchor } from './pages/reading-position';
import { PrintButton } from './toolbar/print-button';
import { Toolbar } from './toolbar/toolbar';
import { firstZoom, NORMAL_WIDTH, shareOf, useDeskWidth, type Zoom } from './zoom';

interface Props extends DisplayProps {
  file: PdfFile;
  first: PdfSize;
  mayPrint: boolean;
}

/** An open PDF: its pages one below the other in the scroll of the window, under a sticky toolbar. */
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
  // Fitted to the width, each page scales by itself, portrait or landscape; at a fixed zoom all share one scale.
  const scaleOf = ({ width: own }: PdfSize): number =>
    zoom === 'width' && width !== undefined ? width / own : (share * NORMAL_WIDTH) / first.width;
  const anchorPosition = useScrollAnchor(share, () => elementOf(page));

  const opened = useEffectEvent(onOpened);
  useEffect(() => opened(), []);
  const resume = useEffectEvent(() => {
    if (start > 1) go(start);
  });
  useEffect(() => {
    if (isLaidOut) resume();
  }, [isLaidOut]);
  const savePage = useEffectEvent((lastPage: number) => onPlace({ lastPage }));
  useEffect(() => savePage(page), [page]);

  const active = isFinding ? find.active : undefined;
  const show = useEffectEvent((hitPage: number) => {
    // On a page that is drawn already, the mark scrolls into view by itself.
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
    // The browser's own search misses the pages that are not drawn.
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
            anchorPosition();
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

const readerStyle = {
  ...deskFrame,
  // `hidden` would make this a scroll container and break the sticky toolbar.
  overflow: 'clip',
} as const;

const toolsStyle = {
  position: 'sticky',
  insetBlockStart: 'var(--top-inset, 0px)',
  zIndex: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

/** Scrolls sideways only for a page wider than the desk. `--tools` is the height of the sticky bar above it. */
const deskStyle = (wideHeight: number, isFinding: boolean) =>
  ({
    '--tools': { xs: isFinding ? '158px' : '64px', md: isFinding ? '124px' : '68px' },
    minHeight: { xs: 420, xl: wideHeight },
    overflowX: 'auto',
    p: { xs: '14px 10px 18px', md: '32px 20px 40px' },
    '&:focus-visible': { outlineOffset: '-3px' },
  }) as const;

const sheetsStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: { xs: '14px', md: '24px' },
} as const;
