import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';

import type { PdfFile, PdfLink } from '../engine/pdf-file';

interface Props {
  file: PdfFile;
  number: number;
  onGo: (page: number) => void;
}

const share = (value: number): string => `${100 * value}%`;

const place = {
  position: 'absolute',
  p: 0,
  border: 0,
  background: 'none',
  borderRadius: '3px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'brand.200', mixBlendMode: 'multiply' },
} as const;

/** The links of a page: to another site in a new tab, within the document to the page. */
export function PageLinks({ file, number, onGo }: Props): ReactNode {
  const { t } = useLingui();
  const [links, setLinks] = useState<readonly PdfLink[]>([]);
  useEffect(() => {
    let current = true;
    file.linksOf(number).then(
      (found) => current && setLinks(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [file, number]);
  return links.map(({ to, left, top, width, height }) => {
    const style = { left: share(left), top: share(top), width: share(width), height: share(height) };
    const key = `${left} ${top} ${JSON.stringify(to)}`;
    if ('page' in to) {
      const { page } = to;
      const label = t`Aller à la page ${page}`;
      return (
        <Box
          key={key}
          component="button"
          type="button"
          aria-label={label}
          onClick={() => onGo(page)}
          style={style}
          sx={place}
        />
      );
    }
    const address = to.address.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
    return (
      <Box
        key={key}
        component="a"
        href={to.address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={t`${address} (nouvel onglet)`}
        style={style}
        sx={place}
      />
    );
  });
}
