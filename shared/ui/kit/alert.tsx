import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import type { Status } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';

import { classNames, Piece, type PieceProps } from './piece';

interface Own {
  severity: Status;
  /** Instead of the one of its severity. */
  icon?: ReactNode;
  /** At its end, what can be done about it. */
  action?: ReactNode;
}

const icons: Readonly<Record<Status, ReactNode>> = {
  success: <TaskAltRounded fontSize="inherit" />,
  warning: <WarningAmberRounded fontSize="inherit" />,
  error: <ErrorOutlineRounded fontSize="inherit" />,
  info: <InfoOutlined fontSize="inherit" />,
};

/** A coloured box with an icon; readers are told of it at once, unless it has another role. */
export const Alert = ({ severity, icon, action, className, children, ...rest }: PieceProps<'div', Own>): ReactNode => (
  <Piece component="div" role="alert" {...rest} className={classNames('kit-alert', `kit-alert-${severity}`, className)}>
    <div className="kit-alert-icon">{icon ?? icons[severity]}</div>
    <div className="kit-alert-message">{children}</div>
    {action && <div className="kit-alert-action">{action}</div>}
  </Piece>
);

/** Its first line. */
export const AlertTitle = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="kit-alert-title">{children}</p>
);
