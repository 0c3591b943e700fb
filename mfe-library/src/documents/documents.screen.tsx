import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSubTask, Paged } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import {
  Box,
  DelayedSkeleton,
  PageHeader,
  SkeletonCard,
  Card,
  LoadedArea,
  Section,
  Typography,
  type LoadedState,
} from '@passerelle/shared/ui';
import { SortSelect } from '@passerelle/shared/ui/data';
import { useQueryState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';

import { AnsweredSurvey } from './answered-steps';
import { documentsState, useAnsweredProfiles, useAnsweredSurveys } from './documents.resource';
import { OwnFiles } from './own-files';
import { roomForRows, RowsSkeleton } from './rows-skeleton';

interface Props {
  title: ReactNode;
  state: LoadedState<Paged<OwnSubTask>>;
  /** The title of the failure message. */
  failure: ReactNode;
  failureText: ReactNode;
  /** Shown when there is none. */
  empty: ReactNode;
  /** The rows of one step. */
  children: (step: OwnSubTask) => ReactNode;
}

/** A section of answered steps, which loads and fails independently of the others. */
function AnswersSection({ title, state, failure, failureText, empty, children }: Props): ReactNode {
  return (
    <Section title={title}>
      <LoadedArea
        state={state}
        failure={failure}
        failureText={failureText}
        skeleton={<RowsSkeleton rows={1} />}
        sx={roomForRows(1)}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {empty}
              </Typography>
            </Card>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
              {items.map(children)}
            </Box>
          )
        }
      </LoadedArea>
    </Section>
  );
}

/** « Mes documents »: uploaded files first, then answers and profiles, and the contacts in short. */
export function DocumentsScreen(): ReactNode {
  const { t } = useLingui();
  const [{ sort }, { change }] = useQueryState(documentsState);
  const allSaved = <Trans>Rien n’est perdu : tout reste enregistré.</Trans>;
  return (
    <>
      <PageHeader
        title={<Trans>Mes documents</Trans>}
        actions={
          <SortSelect
            value={sort}
            options={[
              { value: 'latest', label: t`Les plus récents d’abord` },
              { value: 'oldest', label: t`Les plus anciens d’abord` },
            ]}
            onChange={(next) => change({ sort: next })}
          />
        }
      >
        <Trans>Les fichiers que vous avez envoyés, vos réponses et vos contacts, au même endroit.</Trans>
      </PageHeader>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '36px', md: '40px' } }}>
        <OwnFiles sort={sort} />
        <AnswersSection
          title={<Trans>Questionnaires</Trans>}
          state={useAnsweredSurveys(sort)}
          failure={<Trans>Vos questionnaires ne répondent pas</Trans>}
          failureText={allSaved}
          empty={<Trans>Vous n’avez encore répondu à aucun questionnaire. Vos réponses se retrouveront ici.</Trans>}
        >
          {(step) => <AnsweredSurvey key={step.id} step={step} />}
        </AnswersSection>
        <AnswersSection
          title={<Trans>Profils</Trans>}
          state={useAnsweredProfiles(sort)}
          failure={<Trans>Vos profils ne répondent pas</Trans>}
          failureText={allSaved}
          empty={<Trans>Les tests que vous passerez dans votre programme garderont ici leurs résultats.</Trans>}
        >
          {(step) => <AnsweredSurvey key={step.id} step={step} />}
        </AnswersSection>
        <Slot
          name="contacts.summary"
          loading={
            <DelayedSkeleton>
              <SkeletonCard lines={3} />
            </DelayedSkeleton>
          }
        />
      </Box>
    </>
  );
}
