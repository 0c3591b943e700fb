import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import { Box, IconButton, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { MoveButtons } from './move-buttons';

interface Props {
  /** The id in the drag area. */
  id: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** The content of the line of the handle. */
  head: ReactNode;
  /** Controls after the buttons that move the row. */
  actions?: ReactNode;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** A row with a handle, buttons that move it, and its content below. */
export function SortableRow({ id, name, index, count, onMove, head, actions, children, sx }: Props): ReactNode {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t`poignée` },
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      sx={sxOf(
        {
          border: '1px solid',
          borderColor: isDragging ? 'brand.edge' : 'divider',
          borderRadius: '12px',
          backgroundColor: 'background.paper',
          ...(isDragging && { position: 'relative', zIndex: 1 }),
        },
        sx,
      )}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', p: '6px 10px' }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t`Déplacer : ${name}`}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIndicatorRounded />
        </IconButton>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>{head}</Box>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          {actions}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
