import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import type { Found, PdfFile, PdfView, PdfTexts } from './engine/pdf-file';

interface Shown {
  /** Undefined until the pages are there. */
  view: PdfView | undefined;
  page: number;
  /** In CSS pixels for one point of the page. */
  scale: number | undefined;
  found: Found;
}

const nothing: Found = { isSearching: false, current: 0, total: 0, page: 1, hasWords: true };

/** Shows a PDF in an element, and follows what its viewer says. */
export function usePdfView(
  file: PdfFile,
  desk: RefObject<HTMLDivElement | null>,
  start: number,
  onWindowScrolled: () => void,
): Shown {
  const [view, setView] = useState<PdfView>();
  const [page, setPage] = useState(start);
  const [scale, setScale] = useState<number>();
  const [found, setFound] = useState(nothing);
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
