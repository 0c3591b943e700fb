import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** Text of each point. */
  points: readonly string[];
  children: (shown: number | undefined) => ReactNode;
}

const first = (): number => 0;
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: first,
  End: (_, last) => last,
};

/** Arrow keys go from point to point of a drawing, and each is read. */
export function ChartPoints({ points, children }: Props): ReactNode {
  const { t } = useLingui();
  const [at, setAt] = useState<number>();
  const last = points.length - 1;
  const shown = at === undefined ? undefined : Math.min(at, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const move = moves[(rightToLeft && mirrored[event.key]) || event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (!move || last < 0) return;
    event.preventDefault();
    setAt(shown === undefined ? move(event.key === 'End' ? last : -1, last) : move(shown, last));
  };
  return (
    <Box
      component="fieldset"
      tabIndex={0}
      aria-label={t`Points du graphique : les flèches vont de l’un à l’autre`}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(undefined)}
      sx={{ m: 0, p: 0, minWidth: 0, border: 0, borderRadius: '10px' }}
    >
      {children(shown)}
      <Box
        component="output"
        sx={{ display: 'block', minHeight: 20, typography: 'caption', color: 'text.secondary' }}
        data-print="no"
      >
        {shown !== undefined && points[shown]?.replaceAll('\n', ' · ')}
      </Box>
    </Box>
  );
}
