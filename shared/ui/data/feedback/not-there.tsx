import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { Button, Card, EmptyState } from '@passerelle/shared/ui';

interface Props {
  /** A fact: « Ce contact n’est pas dans votre carnet ». */
  title: ReactNode;
  /** One sentence that helps. */
  children: ReactNode;
  /** Target of the link. */
  to: string;
  /** « Voir tous les contacts » */
  linkLabel: ReactNode;
}

/**
 * Message for an address that this person cannot open. Deleted, or owned by another person:
 * the screen does not reveal which.
 */
export const NotThere = ({ title, children, to, linkLabel }: Props): ReactNode => (
  <Card>
    <EmptyState
      level={1}
      title={title}
      action={
        <Button component={RouteLink} to={to} variant="outlined">
          {linkLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </Card>
);
