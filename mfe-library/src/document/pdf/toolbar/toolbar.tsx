import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import FitScreenRounded from '@mui/icons-material/FitScreenRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';

import { ToolButton } from './controls';
import { type Zoom, zoomIn, zoomOut } from './zoom';

interface Props {
  page: number;
  count: number;
  onGo: (page: number) => void;
  zoom: Zoom;
  /** The zoom as a share of the normal size. */
  share: number;
  onZoom: (zoom: Zoom) => void;
  isFinding: boolean;
  onFind: () => void;
  findButton: Ref<HTMLButtonElement>;
  /** Printing, where it is allowed. */
  children: ReactNode;
}

const wide = { display: { xs: 'none', md: 'inline-flex' } } as const;

/** Pages, zoom, width and search; without zoom buttons on a phone, where fingers zoom. */
export function Toolbar({ page, count, onGo, zoom, share, onZoom, isFinding, onFind, ...rest }: Props): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const [larger, smaller] = [zoomIn(share), zoomOut(share)];
  return (
    <Box
      component="section"
      aria-label={t`Outils de lecture`}
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, md: '4px' }, p: { xs: '4px 6px', md: '6px 12px' } }}
    >
      <ToolButton label={t`Page précédente`} isDisabled={page === 1} onClick={() => onGo(page - 1)}>
        <KeyboardArrowUpRounded />
      </ToolButton>
      <ToolButton label={t`Page suivante`} isDisabled={page === count} onClick={() => onGo(page + 1)}>
        <KeyboardArrowDownRounded />
      </ToolButton>
      <Box sx={{ mx: '6px', marginInlineEnd: 'auto', typography: 'body2', whiteSpace: 'nowrap' }}>
        <Trans>
          Page <PageField page={page} count={count} onGo={onGo} /> sur {count}
        </Trans>
      </Box>
      <ToolButton
        label={t`Réduire`}
        isDisabled={smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
        sx={wide}
      >
        <RemoveRounded />
      </ToolButton>
      <Box
        component="output"
        aria-label={t`Taille`}
        sx={{ ...wide, justifyContent: 'center', minWidth: '6ch', typography: 'body2' }}
      >
        {percent(share)}
      </Box>
      <ToolButton
        label={t`Agrandir`}
        isDisabled={larger === undefined}
        onClick={() => larger && onZoom(larger)}
        sx={wide}
      >
        <AddRounded />
      </ToolButton>
      <ToolButton
        label={t`Ajuster à la largeur`}
        aria-pressed={zoom === 'width'}
        onClick={() => onZoom(zoom === 'width' ? 1 : 'width')}
        sx={zoom === 'width' ? { color: 'brand.text', backgroundColor: 'brand.100' } : {}}
      >
        <FitScreenRounded />
      </ToolButton>
      {rest.children}
      <ToolButton ref={rest.findButton} label={t`Chercher dans le document`} aria-expanded={isFinding} onClick={onFind}>
        <SearchRounded />
      </ToolButton>
    </Box>
  );
}

interface PageFieldProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** The page number as an input; invalid input is reverted. */
function PageField({ page, count, onGo }: PageFieldProps): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    const wanted = Number(typed?.trim());
    if (typed?.trim() && Number.isInteger(wanted) && wanted !== page) onGo(Math.min(Math.max(wanted, 1), count));
    setTyped(null);
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setTyped(null);
  };
  return (
    <OutlinedInput
      size="small"
      value={typed ?? String(page)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 6))}
      onKeyDown={press}
      onBlur={commit}
      slotProps={{ input: { 'aria-label': t`Numéro de page`, inputMode: 'numeric' } }}
      sx={{
        width: `calc(${Math.max(2, String(count).length)}ch + 22px)`,
        minHeight: 38,
        mx: '4px',
        fontWeight: 600,
        '& input': { p: '7px 9px', textAlign: 'center' },
      }}
    />
  );
}
