import { Trans } from '@lingui/react/macro';
import { RouteLink } from '@passerelle/shared/routes';
import { Button, EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import type { ContactFilter } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { AddContact } from './contact-list-tools';

export const ContactsEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Votre carnet est encore vide</Trans>} action={<AddContact />}>
    <Trans>Pensez à une première personne à qui parler. Un ancien collègue fait très bien l’affaire.</Trans>
  </EmptyState>
);

interface Props {
  state: { filter: ContactFilter; search: string };
  onClear: () => void;
  /** The address of the whole book. */
  everyone: string;
}

/** Nobody matches what was typed, or nobody is under that tab yet. */
export function ContactsNotFound({ state: { filter, search }, onClear, everyone }: Props): ReactNode {
  if (search) {
    return <NoResult title={<Trans>Aucun contact ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  return (
    <EmptyState
      title={
        filter === 'referrer' ? (
          <Trans>Personne n’est encore noté comme référent</Trans>
        ) : (
          <Trans>Personne ne vous a encore été recommandé</Trans>
        )
      }
      action={
        <Button component={RouteLink} to={everyone} variant="outlined">
          <Trans>Voir tous les contacts</Trans>
        </Button>
      }
    >
      <Trans>Un référent est une personne de votre carnet qui vous en recommande une autre.</Trans>
    </EmptyState>
  );
}
