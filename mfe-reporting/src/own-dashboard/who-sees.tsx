import { Trans } from '@lingui/react/macro';
import { Card, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** Data of a participant that others can see. `api/src/rights/private-work.test.ts` holds the server to it. */
export const WhoSees = (): ReactNode => (
  <Card>
    <Section title={<Trans>Qui voit quoi</Trans>}>
      <Typography sx={{ mb: '6px', color: 'text.secondary' }}>
        <Trans>
          Votre manager, les RRH de vos groupes et les administrateurs de votre organisation suivent votre programme.
        </Trans>
      </Typography>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Ils voient</Trans>}>
          <Trans>
            Les chiffres de cette page, votre dernière connexion, vos badges, vos points semaine par semaine, vos
            suspensions, le nombre de vos actions, entretiens et candidatures, faits ou à venir, votre profil et les
            documents que vous remettez.
          </Trans>
        </Described>
        <Described name={<Trans>Ils ne voient pas</Trans>}>
          <Trans>
            Vos contacts, ni le contenu de vos actions, de vos entretiens et de vos annonces, ni vos réponses aux
            questionnaires. Si une question propose un échange, votre contact RH est seulement prévenu que vous le
            souhaitez : la question le dit avant votre réponse.
          </Trans>
        </Described>
        <Described name={<Trans>En cas d’aide</Trans>}>
          <Trans>
            L’équipe de Passerelle peut ouvrir votre compte pour vous aider : une notification et un e‑mail vous en
            préviennent.
          </Trans>
        </Described>
      </DescriptionList>
      <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
        <Trans>Pour eux comme ici : aucune note, aucun classement, rien que ce qui a été fait.</Trans>
      </Typography>
    </Section>
  </Card>
);
