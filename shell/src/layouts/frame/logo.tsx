import type { ReactNode } from 'react';

interface Props {
  /** The organisation's own, when it supplied one. */
  url?: string | undefined;
  /** What readers hear instead of the organisation's picture, where no link around it says so already. */
  name?: string;
}

export function Logo({ url, name = '' }: Props): ReactNode {
  if (url) return <img src={url} alt={name} className="logo-picture" />;
  return (
    <span className="logo">
      <Mark />
      Passerelle
    </span>
  );
}

/** The footbridge, in the organisation's colour: `PasserelleMark` without MUI. */
const Mark = (): ReactNode => (
  <svg viewBox="0 0 34 34" aria-hidden>
    <rect width="34" height="34" rx="10" className="logo-ground" />
    <g className="logo-bridge">
      <path d="M8 9v14M26 9v14" strokeWidth="2.6" />
      <path d="M8 9.5Q17 26 26 9.5" strokeWidth="2" />
      <path d="M12.5 15.5V23M17 17.8V23M21.5 15.5V23" strokeWidth="1.5" />
      <path d="M5.5 24.5h23" strokeWidth="2.8" />
    </g>
  </svg>
);
