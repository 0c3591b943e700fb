import { useLingui } from '@lingui/react/macro';
import { sizes } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { deskFrame, type DisplayProps } from '../displays/display';
import type { Found, PdfFile, PdfSize, PdfTexts, PdfView } from './engine/pdf-file';
import { FindBar } from './find/find-bar';
import { useFind } from './find/use-find';
import { PrintButton } from './toolbar/print-button';
import { Toolbar } from './toolbar/toolbar';
import { firstZoom, NORMAL_WIDTH, useDeskWidth, type Zoom } from './toolbar/zoom';

interface Shown {
  /** Undefined until the pages are there. */
  view: PdfView | undefined;
  page: number;
  /** In CSS pixels for one point of the page. */
  scale: number | undefined;
  found: Found;
}

const nothingFound: Found = { isSearching: false, current: 0, total: 0, page: 1, hasWords: true };

/** Shows a PDF in an element, and follows what its viewer says. */
function usePdfView(
  file: PdfFile,
  desk: RefObject<HTMLDivElement | null>,
  start: number,
  onWindowScrolled: () => void,
): Shown {
  const [view, setView] = useState<PdfView>();
  const [page, setPage] = useState(start);
  const [scale, setScale] = useState<number>();
  const [found, setFound] = useState(nothingFound);
  const words = usePdfTexts();
  const show = useEffectEvent((opened: PdfFile, container: HTMLDivElement, signal: AbortSignal) =>
    opened.show(container, { words, signal, onPage: setPage, onScale: setScale, onFound: setFound, onWindowScrolled }),
  );
  useEffect(() => {
    if (!desk.current) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void show(file, desk.current, signal).then((shown) => {
      if (!signal.aborted) setView(shown);
    });
    return () => controller.abort();
  }, [file, desk]);
  return { view, page, scale, found };
}

function usePdfTexts(): PdfTexts {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  return {
    page: (number) => t`Page ${number}`,
    note: t`Note`,
    date: dateTime,
    linkAway: (address) => t`${address} (nouvel onglet)`,
    linkWithin: t`Aller à un autre endroit du document`,
    noText: t`Cette page n’a pas de texte qui puisse être lu à voix haute.`,
    notDrawn: t`Cette page ne s’affiche pas.`,
  };
}

/** Styles that the stylesheet of pdf.js leaves to the page around it. */
const viewerStyle = {
  // pdf.js asks for it.
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: '-3px' },
  '& .page': { boxSizing: 'content-box' },
  '& .page[data-fault]::before': {
    content: 'attr(data-fault)',
    position: 'absolute',
    inset: 24,
    unicodeBidi: 'plaintext',
  },
  '& .textLayer .highlight': {
    '--highlight-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 75%)',
    '--highlight-selected-bg-color': 'color-mix(in srgb, var(--mui-palette-lantern-main), transparent 55%)',
    scrollMarginTop: '80px',
  },
  '& .textLayer .highlight.selected': { outline: '2.5px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
} as const;

interface Props extends DisplayProps {
  file: PdfFile;
  first: PdfSize;
  mayPrint: boolean;
}

/** An open PDF: our toolbar over the viewer of pdf.js, which scrolls by itself. */
export function PdfReader({ document, file, first, mayPrint, onOpened, onPlace }: Props): ReactNode {
  const { t } = useLingui();
  const [start] = useState(() => Math.min(document.reading?.lastPage ?? 1, file.pageCount));
  const desk = useRef<HTMLDivElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const reader = useRef<HTMLElement>(null);
  // Without this, the window would scroll the toolbar away.
  const showReader = (): void => reader.current?.scrollIntoView({ block: 'start' });
  const { view, page, scale, found } = usePdfView(file, desk, start, showReader);
  const width = useDeskWidth(desk);
  const [chosen, setChosen] = useState<Zoom>();
  const [isFinding, setFinding] = useState(false);
  const find = useFind(view, found, isFinding);
  const zoom = chosen ?? firstZoom(width ?? NORMAL_WIDTH);
  const share = scale === undefined ? 1 : (scale * first.width) / NORMAL_WIDTH;

  useEffect(() => {
    if (width !== undefined) view?.scaleTo(zoom === 'width' ? zoom : (zoom * NORMAL_WIDTH) / first.width);
  }, [view, zoom, width, first]);
  useEffect(() => {
    if (start > 1) view?.go(start);
  }, [view, start]);
  const opened = useEffectEvent(onOpened);
  useEffect(() => opened(), []);
  const savePage = useEffectEvent((lastPage: number) => onPlace({ lastPage }));
  useEffect(() => savePage(page), [page]);

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
    <Box
      ref={reader}
      component="section"
      aria-label={t`Document`}
      onKeyDown={press}
      data-print="no"
      sx={readerStyle(sizes.pdfViewer)}
    >
      <Box sx={toolsStyle}>
        <Toolbar
          {...{ page, zoom, share, isFinding, findButton }}
          count={file.pageCount}
          onGo={(to) => view?.go(to)}
          onZoom={setChosen}
          onFind={() => (isFinding ? closeFind() : setFinding(true))}
        >
          {mayPrint && <PrintButton file={file} />}
        </Toolbar>
        {isFinding && <FindBar find={find} onClose={closeFind} />}
      </Box>
      <Box component="section" aria-label={t`Pages`} sx={deskStyle}>
        {/* Pages and their text layer are placed from the left, in any language of the page around them. */}
        <Box ref={desk} tabIndex={0} dir="ltr" sx={viewerStyle}>
          <div className="pdfViewer" />
        </Box>
      </Box>
    </Box>
  );
}

/** As tall as the window under the header, so that one part scrolls at a time. */
const readerStyle = (maxHeight: number) =>
  ({
    ...deskFrame,
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100dvh - var(--top-inset, 0px) - 24px)',
    minHeight: 420,
    maxHeight,
    overflow: 'clip',
    scrollMarginTop: '12px',
  }) as const;

const toolsStyle = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

const deskStyle = { position: 'relative', flex: 1 } as const;
