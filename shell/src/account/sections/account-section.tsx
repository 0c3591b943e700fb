import { Card, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { SectionId } from './use-sections';

interface Props {
  id: SectionId;
  title: ReactNode;
  children: ReactNode;
}

/** A part of the account, where an address with its name leads. */
export function AccountSection({ id, title, children }: Props): ReactNode {
  return (
    <Card id={id}>
      <Section title={title}>{children}</Section>
    </Card>
  );
}
