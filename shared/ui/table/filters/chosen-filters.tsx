import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Chip, Link, VisuallyHidden } from '@passerelle/shared/ui';

export interface ChosenFilter {
  id: string;
  /** Name of the filter: « Rôle ». */
  label: string;
  /** To what: « Manager ». */
  value: ReactNode;
  onRemove: () => void;
}

interface Props {
  filters: readonly ChosenFilter[];
  onClear: () => void;
}

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

/** Active filters of a list, each in a removable chip, on a row of its own beneath the tools. */
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
          <RemovableChip
            label={label}
            value={value}
            onRemove={() => {
              onRemove(at);
              takeAway();
            }}
          />
        </Box>
      ))}
      <li>
        <Link
          component="button"
          underline="always"
          onClick={() => {
            onRemove(0);
            onClear();
          }}
          sx={{ minHeight: 44, px: '6px', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          <Trans>Retirer les filtres</Trans>
        </Link>
      </li>
    </Box>
  );
}

/** The whole chip takes the filter away, its cross and the delete key as well. */
const RemovableChip = ({ label, value, onRemove }: Omit<ChosenFilter, 'id'>): ReactNode => (
  <Chip
    component="button"
    clickable
    color="brand"
    data-chip
    onClick={onRemove}
    onDelete={onRemove}
    deleteIcon={<CloseRounded />}
    label={
      <>
        <Trans>
          {label} : <b>{value}</b>
        </Trans>{' '}
        <VisuallyHidden>
          <Trans>(retirer ce filtre)</Trans>
        </VisuallyHidden>
      </>
    }
  />
);
