import type { ReactNode } from 'react';

interface Props {
  /** In pixels. */
  size?: number;
  'aria-label'?: string;
  'aria-hidden'?: true;
}

/** A `progress` cannot be drawn as a ring. */
const role = { role: 'progressbar' } as const;

/** Something takes its time, nobody knows how long. */
export const Spinner = ({ size = 40, ...rest }: Props): ReactNode => (
  <span {...role} {...rest} className="kit-spinner" style={{ width: size, height: size }}>
    <svg viewBox="22 22 44 44">
      <circle cx="44" cy="44" r="20.2" fill="none" strokeWidth="3.6" />
    </svg>
  </span>
);
