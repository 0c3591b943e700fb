import { Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { LoadedArea, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { Pages, Rows, SeeAll } from '../lists/list-card';
import { peopleOf } from '../lists/lists.resource';
import { PersonRow } from '../lists/person-row';
import type { ReportedFigure } from './report-figures';
import { type ReportScope, usePeopleOf } from './six-monthly.resource';

export interface ChosenFigure {
  figure: ReportedFigure;
  label: string;
}

interface Props {
  open: boolean;
  chosen: ChosenFigure | null;
  scope: ReportScope;
  onClose: () => void;
}

/** People counted by a figure of the report. */
export const ReportPeopleDialog = ({ open, chosen, scope, onClose }: Props): ReactNode => (
  <Dialog open={open} onClose={onClose} title={chosen?.label} size="medium">
    {chosen && <People key={chosen.figure} figure={chosen.figure} scope={scope} />}
  </Dialog>
);

function People({ figure, scope }: { figure: ReportedFigure; scope: ReportScope }): ReactNode {
  const [page, setPage] = useState(0);
  // The users list cannot be narrowed to one of several organisations.
  const seesSeveral = useMay('organizations', 'w');
  const { from, until } = scope;
  return (
    <LoadedArea
      state={usePeopleOf(figure, scope, page)}
      failure={<Trans>La liste des personnes ne répond pas</Trans>}
      skeleton={<SkeletonCard lines={3} />}
      sx={{ minHeight: 240 }}
    >
      {(answer) => (
        <>
          {!seesSeveral && (
            <Typography variant="body2" sx={{ mb: '8px' }}>
              <SeeAll count={answer.totalCount} to={peopleOf(figure, { group: null }, { from, until })} />
            </Typography>
          )}
          <Rows>
            {answer.items.map((person) => (
              <PersonRow key={person.id} person={person}>
                {person.job.jobTitle}
              </PersonRow>
            ))}
          </Rows>
          <Pages answer={answer} onPage={setPage} />
        </>
      )}
    </LoadedArea>
  );
}
