import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one that the page is about. */
  main?: boolean;
}

/** In the look of the theme's buttons, without what they are made of. */
export const PlainButton = ({ main = false, type = 'button', className = '', ...rest }: Props): ReactNode => (
  <button {...rest} type={type} className={`plain-button ${className}`} data-main={main || undefined} />
);

/** One path of the icon set. */
export const PlainIcon = ({ path, ...rest }: { path: string; className?: string }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden {...rest}>
    <path d={path} />
  </svg>
);
