import { Trans } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, sxOf, Typography } from '@passerelle/shared/ui';
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

interface ChosenFileProps {
  name: string;
  size: number | undefined;
  busy: boolean;
}

/** The chosen file, before and while it is sent. */
export function ChosenFile({ name, size, busy }: ChosenFileProps): ReactNode {
  const { fileSize } = useFormats();
  return (
    <Box aria-live="polite" sx={{ display: 'grid', justifyItems: 'center', gap: '6px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 560, overflowWrap: 'anywhere' }}>
        <DescriptionRounded sx={{ flex: 'none', fontSize: 20, color: 'neutral.ink3' }} />
        {name}
      </Box>
      {busy ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Envoi en cours…</Trans>
        </Typography>
      ) : (
        size !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {fileSize(size)}
          </Typography>
        )
      )}
    </Box>
  );
}
