import CheckRounded from '@mui/icons-material/CheckRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { SxProps, Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Kind } from './kind';

/** Ground and text; what is cancelled is struck through, and the others have an icon or a word beside the colour. */
export const kindLook: Record<Kind, SxProps<Theme>> = {
  planned: { backgroundColor: 'brand.100', color: 'brand.text' },
  interview: { backgroundColor: 'lantern.ground', color: 'status.warning.text' },
  validated: { backgroundColor: 'status.success.ground', color: 'status.success.text' },
  cancelled: { backgroundColor: 'neutral.sunken', color: 'text.secondary', textDecoration: 'line-through' },
};

const icons: Record<Kind, ReactNode> = {
  planned: null,
  interview: <HandshakeRounded />,
  validated: <CheckRounded />,
  cancelled: null,
};
export const KindIcon = ({ kind }: { kind: Kind }): ReactNode => icons[kind];

/** The mark of a day on a phone: a disc, a diamond, a ring, a dash. */
export const markLook: Record<Kind, SxProps<Theme>> = {
  planned: { width: 6, height: 6, borderRadius: '50%', backgroundColor: 'brand.edge' },
  interview: {
    width: 6,
    height: 6,
    borderRadius: '1.5px',
    transform: 'rotate(45deg)',
    backgroundColor: 'status.warning.fill',
  },
  validated: { width: 7, height: 7, borderRadius: '50%', border: '1.8px solid', borderColor: 'status.success.fill' },
  cancelled: { width: 8, height: 2, backgroundColor: 'neutral.lineStrong' },
};
