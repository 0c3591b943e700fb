import { Plural } from '@lingui/react/macro';
import { Points } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export const TaskPoints = ({ points }: { points: number }): ReactNode => (
  <Points>
    <Plural value={points} one="# pt" other="# pts" />
  </Points>
);
