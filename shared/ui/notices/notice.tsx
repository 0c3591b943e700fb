import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Status } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';

import { sxOf } from '../style';

interface Props {
  tone: Status;
  /** A fact, in one line. */
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Only for what happens while the person is there; what was there before is read in its turn. */
  role?: 'alert' | 'status';
  sx?: SxProps<Theme>;
}

/** A banner of the page: a fact, a sentence, one thing to do. */
export function Notice({ tone, title, children, action, icon, role, sx }: Props): ReactNode {
  return (
    <Alert severity={tone} icon={icon} role={role ?? 'note'} {...(sx && { sx })}>
      <AlertTitle component="p">{title}</AlertTitle>
      {children && <Box sx={{ mt: '2px' }}>{children}</Box>}
      {action && (
        <Box data-print="no" sx={{ mt: '10px' }}>
          {action}
        </Box>
      )}
    </Alert>
  );
}

/** A failed call says how far it got, and from when it would be taken; this room knows no client, so it only looks. */
const look = (
  error: unknown,
): { reach?: unknown; status?: unknown; code?: unknown; retryAt?: unknown; message?: unknown } =>
  typeof error === 'object' && error ? error : {};

/** Why something did not work, for a toast or an alert: what lies on the way is told apart from what went wrong. */
export function FailureText({ error }: { error: unknown }): ReactNode {
  const { time } = useFormats();
  const { reach, status, code, retryAt, message } = look(error);
  if (reach === 'silent') return <Trans>La connexion est coupée. Vérifiez-la, puis réessayez.</Trans>;
  if (reach === 'unavailable')
    return <Trans>Passerelle est momentanément indisponible. Réessayez dans quelques instants.</Trans>;
  if (status === 401) return <Trans>Votre session a expiré : rien n’a été enregistré.</Trans>;
  // Not unexpected, and trying later would not help: it was settled in another tab or by somebody else.
  if (code === 'conflict')
    return <Trans>Cette action n’est plus possible : les informations ont changé entre-temps.</Trans>;
  // The server says how many of what there may be.
  if (code === 'full' && typeof message === 'string') return message;
  if (typeof retryAt === 'number') {
    const hour = time(retryAt);
    return <Trans>Trop de tentatives. Réessayez à partir de {hour}.</Trans>;
  }
  return <Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>;
}

/** Beside what staff can see: who does. « Visible par Claire Nguyen, votre référente RH. » */
export function VisibleToStaff({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }): ReactNode {
  return (
    <Box
      sx={sxOf({ display: 'flex', gap: '8px', fontSize: '0.84375rem', lineHeight: 1.45, color: 'text.secondary' }, sx)}
    >
      <VisibilityRounded sx={{ flex: 'none', mt: '1px', fontSize: 17, color: 'neutral.ink3' }} />
      <span>{children}</span>
    </Box>
  );
}
