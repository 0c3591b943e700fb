import { Trans } from '@lingui/react/macro';
import { Card, Section } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** What each figure counts: docs/metrics.md in the words of those who read it. */
export const Meaning = (): ReactNode => (
  <Card>
    <Section title={<Trans>Ce que comptent ces chiffres</Trans>}>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Connexions</Trans>}>
          <Trans>
            Une connexion va de votre arrivée à votre dernière action. Après six heures sans rien, une nouvelle
            commence. Une seule suffit pour compter parmi les personnes actives pendant 14 jours.
          </Trans>
        </Described>
        <Described name={<Trans>Points gagnés</Trans>}>
          <Trans>Les points des tâches validées, au jour de leur validation.</Trans>
        </Described>
        <Described name={<Trans>Actions et entretiens</Trans>}>
          <Trans>Ceux dont vous avez écrit le compte rendu, au jour où vous l’avez fait.</Trans>
        </Described>
        <Described name={<Trans>Candidatures</Trans>}>
          <Trans>
            Les annonces qui ont une date de candidature, à cette date ; les entretiens proposés, au jour où vous l’avez
            noté.
          </Trans>
        </Described>
      </DescriptionList>
    </Section>
  </Card>
);
