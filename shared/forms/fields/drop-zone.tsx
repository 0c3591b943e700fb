import { Box, sxOf } from '@passerelle/shared/ui';
import { type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  /** Refuses drops. */
  closed: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Area to drop a file on; the button inside does the same without dragging. */
export function DropZone({ closed, onFile, children }: Props): ReactNode {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (closed) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    if (closed) return;
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={sxOf(
        {
          display: 'grid',
          justifyItems: 'center',
          gap: '10px',
          p: { xs: '18px 14px', md: '20px' },
          textAlign: 'center',
          border: '1px dashed',
          borderColor: 'neutral.lineStrong',
          borderRadius: '12px',
          backgroundColor: 'neutral.subtle',
        },
        isOver ? { borderColor: 'brand.edge', backgroundColor: 'brand.50' } : {},
      )}
    >
      {children}
    </Box>
  );
}
