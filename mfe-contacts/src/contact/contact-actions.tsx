import { Slot } from '@passerelle/shared/remotes';
import { DelayedSkeleton, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** What was planned with them, under a heading of its own; nothing where nobody knows of networking actions. */
export const ContactActions = ({ contactId }: { contactId: string }): ReactNode => (
  <Slot
    name="networking.contact-actions"
    contactId={contactId}
    loading={
      <DelayedSkeleton>
        <Skeleton variant="rounded" width={220} height={28} sx={{ mb: '16px' }} />
        <SkeletonCard lines={2} />
      </DelayedSkeleton>
    }
  />
);
