import { AnnotationMode, PixelsPerInch, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

import 'pdfjs-dist/legacy/web/pdf_viewer.css';

import { findInPage, readPage, type SearchedPage } from './find-letters';
import { nameParts } from './name-parts';
import type { PdfView, PdfViewing } from './pdf-file';

/** Below this width, pages go from edge to edge. */
const NARROW = 600;

interface PageEvent {
  source: { div: HTMLElement };
  error?: unknown;
}

/** Finds letters in all their forms, as every search of the product does. */
class Finder extends PDFFindController {
  /** By page: each letter typed searches all pages again. */
  private readonly pages = new Map<number, SearchedPage>();

  constructor(
    options: ConstructorParameters<typeof PDFFindController>[0],
    private readonly onShown: () => void,
  ) {
    super(options);
  }

  override match(query: string, content: string, pageIndex: number): ReturnType<PDFFindController['match']> {
    const page = this.pages.get(pageIndex) ?? readPage(content);
    this.pages.set(pageIndex, page);
    return findInPage(page, query);
  }

  override scrollMatchIntoView(match: Parameters<PDFFindController['scrollMatchIntoView']>[0]): void {
    const before = window.scrollY;
    super.scrollMatchIntoView(match);
    if (window.scrollY !== before) this.onShown();
  }
}

/** The names come from `nameParts`, in the language of the page, so that no file of words is fetched. */
const noWords = {
  translate: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
} as unknown as NonNullable<PDFViewer['l10n']>;

/** Shows a document with the viewer of pdf.js. */
export async function showWithPdfjs(
  pdf: PDFDocumentProxy,
  container: HTMLDivElement,
  imageResourcesPath: string,
  { words, signal, onPage, onScale, onFound, onWindowScrolled }: PdfViewing,
): Promise<PdfView> {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    ignoreDestinationZoom: true,
  });
  const findController = new Finder({ eventBus, linkService }, onWindowScrolled);
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    imageResourcesPath,
    l10n: noWords,
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: container.clientWidth < NARROW,
    abortSignal: signal,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);
  nameParts(container, words, signal);

  let allText: Promise<string | null> | undefined;
  let isSearching = false;
  let hasWords = true;
  const tellFound = ({ matchesCount }: { matchesCount: { current: number; total: number } }): void => {
    if (matchesCount.total > 0) isSearching = false;
    const page = (findController.selected?.pageIdx ?? 0) + 1;
    if (!signal.aborted) onFound({ ...matchesCount, page, isSearching, hasWords });
  };
  const tellSearch = (event: Parameters<typeof tellFound>[0] & { state: number }): void => {
    isSearching = event.state === FindState['PENDING'];
    tellFound(event);
    if (event.state !== FindState['NOT_FOUND']) return;
    allText ??= viewer.getAllText();
    void allText.then((text) => {
      hasWords = text?.trim() !== '';
      if (!hasWords) tellFound(event);
    });
  };
  eventBus.on('updatefindmatchescount', tellFound);
  eventBus.on('updatefindcontrolstate', tellSearch);
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale * PixelsPerInch.PDF_TO_CSS_UNITS));
  eventBus.on('pagerendered', ({ source, error }: PageEvent) => {
    if (error) source.div.dataset['fault'] = words.notDrawn;
  });
  eventBus.on('textlayerrendered', ({ source: { div } }: PageEvent) => {
    if (!div.querySelector('.textLayer')?.textContent.trim()) div.setAttribute('aria-description', words.noText);
  });
  const close = (): void => {
    // The declaration leaves out that no document closes the one before.
    viewer.setDocument(null as unknown as PDFDocumentProxy);
    linkService.setDocument(null);
  };
  signal.addEventListener('abort', () => {
    // The viewer fails where it is closed while it still prepares pages.
    if (viewer.pageViewsReady) close();
    else void viewer.pagesPromise?.then(close, close);
  });

  const ready = new Promise((resolve) => {
    eventBus.on('pagesinit', resolve, { once: true });
  });
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  await ready;
  return {
    go: (page) => {
      viewer.currentPageNumber = page;
    },
    scaleTo: (scale) => {
      if (scale === 'width') viewer.currentScaleValue = 'page-width';
      else viewer.currentScale = scale / PixelsPerInch.PDF_TO_CSS_UNITS;
    },
    find: (query, step) =>
      eventBus.dispatch('find', {
        source: container,
        type: step ? 'again' : '',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: step === -1,
        matchDiacritics: false,
      }),
    closeFind: () => eventBus.dispatch('findbarclose', { source: container }),
  };
}
