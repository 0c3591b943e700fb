import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@passerelle/shared/ui';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';

/** Movement in pixels that makes a press a drag. */
const DRAG_DISTANCE = 6;

const SayContext = createContext<(text: string) => void>(() => undefined);

/** Reads a text out, such as the new place of a row that a button moved. */
export const useSay = (): ((text: string) => void) => use(SayContext);

/** An area whose buttons may read a text out. */
export function SayArea({ children }: { children: ReactNode }): ReactNode {
  const [said, setSaid] = useState('');
  return (
    <SayContext value={setSaid}>
      {children}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </SayContext>
  );
}

interface Props {
  nameOf: (id: string) => string;
  /** The place that `id` takes over the row `over`: « position 2 sur 5 ». */
  placeOf: (id: string, over: string) => string;
  onDrop: (id: string, over: string) => void;
  children: ReactNode;
}

function useAnnouncements({ nameOf, placeOf }: Pick<Props, 'nameOf' | 'placeOf'>): Announcements {
  const { t } = useLingui();
  /** A row that is picked up lies over itself: its new place would be read in place of the start. */
  const isMoved = useRef(false);
  const told = (active: UniqueIdentifier, over: UniqueIdentifier): [name: string, place: string] => [
    nameOf(String(active)),
    placeOf(String(active), String(over)),
  ];
  return {
    onDragStart({ active }) {
      isMoved.current = false;
      const [name, place] = told(active.id, active.id);
      return t`${name} : saisi, ${place}.`;
    },
    onDragOver({ active, over }) {
      if (!over || (over.id === active.id && !isMoved.current)) return undefined;
      isMoved.current = true;
      const [name, place] = told(active.id, over.id);
      return t`${name} : ${place}.`;
    },
    onDragEnd({ active, over }) {
      if (!over) return undefined;
      const [name, place] = told(active.id, over.id);
      return t`${name} : déposé, ${place}.`;
    },
    onDragCancel({ active }) {
      const name = nameOf(String(active.id));
      return t`${name} : déplacement annulé.`;
    },
  };
}

/** Rows that are dragged by pointer or keyboard, within one list or between several. */
export function DragArea({ nameOf, placeOf, onDrop, children }: Props): ReactNode {
  const { t } = useLingui();
  const announcements = useAnnouncements({ nameOf, placeOf });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const draggable = t`Appuyez sur Espace pour saisir l’élément, sur les flèches pour le déplacer, de nouveau sur Espace pour le déposer, ou sur Échap pour annuler.`;
  const accessibility = useMemo(
    () => ({ announcements, screenReaderInstructions: { draggable } }),
    [announcements, draggable],
  );
  return (
    <SayArea>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
        }}
      >
        {children}
      </DndContext>
    </SayArea>
  );
}
