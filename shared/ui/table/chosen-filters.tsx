import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { useEffect, useRef, type ReactNode } from 'react';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';

export interface ChosenFilter {
  id: string;
  /** By what it narrows: « Rôle ». */
  label: string;
  /** To what: « Manager ». */
  value: ReactNode;
  onRemove: () => void;
}

interface Props {
  filters: readonly ChosenFilter[];
  onClear: () => void;
}

/** 32 px to see, 44 to press. */
const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 32,
  maxWidth: '100%',
  paddingInline: '12px 8px',
  border: 0,
  borderRadius: '8px',
  backgroundColor: 'brand.100',
  color: 'brand.text',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-6px' },
  // The text of the brand does not read on this ground (3.8): ink does.
  '&:hover': { color: 'text.primary', backgroundColor: 'brand.200' },
  '& svg': { fontSize: 17 },
} as const;

const plain = {
  minHeight: 44,
  px: '6px',
  border: 0,
  background: 'none',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;

/** The button of the filters among the tools that a place belongs to: that of all of them, where there is one. */
const filterButton = (place: HTMLElement | null): HTMLElement | null =>
  place?.parentElement?.querySelector<HTMLElement>('[data-filters="sheet"]') ??
  place?.parentElement?.querySelector<HTMLElement>('[data-filters]') ??
  null;

/** A chip that goes takes the focus along: it passes to the next chip, after the last to the button of the filters. */
function useFocusAfterRemoval(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<{ at: number; count: number } | null>(null);
  useEffect(() => {
    if (!removed.current || count === removed.current.count) return;
    const { at, count: before } = removed.current;
    removed.current = null;
    if (count > before) return;
    const chips = place.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (chips[Math.min(at, chips.length - 1)] ?? filterButton(place.current))?.focus();
  }, [count]);
  const remove = (at: number): void => {
    removed.current = { at, count };
  };
  return { place, remove };
}

/** What narrows a list just now, each in a chip that takes it away, on a row of its own beneath the tools. */
export function ChosenFilters({ filters, onClear }: Props): ReactNode {
  const { place, remove } = useFocusAfterRemoval(filters.length);
  return (
    <Box ref={place} sx={{ order: 1, flex: '1 1 100%', display: filters.length === 0 ? 'none' : 'block' }}>
      {filters.length > 0 && <Chips filters={filters} onClear={onClear} onRemove={remove} />}
    </Box>
  );
}

interface ChipsProps extends Props {
  onRemove: (at: number) => void;
}

function Chips({ filters, onClear, onRemove }: ChipsProps): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Filtres choisis`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 8px',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {filters.map(({ id, label, value, onRemove: takeAway }, at) => (
        <Box key={id} component="li" sx={{ maxWidth: '100%' }}>
          <Box
            component="button"
            type="button"
            data-chip
            onClick={() => {
              onRemove(at);
              takeAway();
            }}
            sx={chip}
          >
            <span>
              <Trans>
                {label} : <b>{value}</b>
              </Trans>
            </span>
            <CloseRounded aria-hidden />
            <VisuallyHidden>
              <Trans>(retirer ce filtre)</Trans>
            </VisuallyHidden>
          </Box>
        </Box>
      ))}
      <li>
        <Box
          component="button"
          type="button"
          onClick={() => {
            onRemove(0);
            onClear();
          }}
          sx={plain}
        >
          <Trans>Retirer les filtres</Trans>
        </Box>
      </li>
    </Box>
  );
}
