import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { DragArea } from './drag-area';

interface ListProps {
  ids: readonly string[];
  label: string;
  children: ReactNode;
}

/** One list of a drag area. */
export const SortableRows = ({ ids, label, children }: ListProps): ReactNode => (
  <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
    <Box
      component="ol"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
    >
      {children}
    </Box>
  </SortableContext>
);

/** « position 2 sur 5 » */
export function usePlaceText(): (index: number, count: number) => string {
  const { t } = useLingui();
  return (index, count) => {
    const position = index + 1;
    return t`position ${position} sur ${count}`;
  };
}

interface Props extends ListProps {
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
}

/** A list whose rows are put into another order. */
export function SortableList({ ids, label, nameOf, onMove, children }: Props): ReactNode {
  const placeText = usePlaceText();
  return (
    <DragArea
      nameOf={(id) => nameOf(ids.indexOf(id))}
      placeOf={(_id, over) => placeText(ids.indexOf(over), ids.length)}
      onDrop={(id, over) => onMove(ids.indexOf(id), ids.indexOf(over))}
    >
      <SortableRows ids={ids} label={label}>
        {children}
      </SortableRows>
    </DragArea>
  );
}
