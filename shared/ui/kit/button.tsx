import type { ElementType, ReactNode } from 'react';

import { classNames, Piece, piece, type PieceProps } from './piece';

interface Own {
  variant?: 'contained' | 'outlined' | 'neutral' | 'text';
  /** Of the text, where there is no ground. */
  color?: 'primary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** With an address it is a link. */
  href?: string | undefined;
}

export type ButtonProps<E extends ElementType = 'button'> = PieceProps<E, Own>;

/** A `button` sends no form unless it says so. */
const elementOf = (
  component: ElementType | undefined,
  href: string | undefined,
): { component: ElementType; type?: string } => {
  if (component) return { component };
  return href === undefined ? { component: 'button', type: 'button' } : { component: 'a' };
};

/** What is done or gone to by one press, in words. */
export const Button = piece<Own, 'button'>(
  ({
    component,
    variant = 'text',
    color = 'primary',
    size = 'medium',
    fullWidth,
    startIcon,
    endIcon,
    className,
    children,
    ...rest
  }) => (
    <Piece
      {...elementOf(component, rest.href)}
      {...rest}
      className={classNames(
        'kit-button',
        `kit-button-${size}`,
        `kit-button-${variant}`,
        `kit-button-${variant}-${color}`,
        fullWidth && 'kit-button-wide',
        className,
      )}
    >
      {startIcon && <span className="kit-button-start">{startIcon}</span>}
      {children}
      {endIcon && <span className="kit-button-end">{endIcon}</span>}
    </Piece>
  ),
);

interface OwnOfIcon {
  size?: 'small' | 'medium';
  color?: 'inherit';
  href?: string;
  'aria-label': string | undefined;
}

/** One that is an icon alone: its name is for who does not see it. */
export const IconButton = piece<OwnOfIcon, 'button'>(({ component, size, color, className, ...rest }) => (
  <Piece
    {...elementOf(component, rest.href)}
    {...rest}
    className={classNames(
      'kit-icon-button',
      size === 'small' && 'kit-icon-button-small',
      color && 'kit-icon-button-inherit',
      className,
    )}
  />
));
