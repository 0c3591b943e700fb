import { Trans, useLingui } from '@lingui/react/macro';
import type { PeopleBehind as Answer, MetricName, PeopleBehind } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, LoadedArea, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { Dialog, FilterSelect } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';
import { Pages, Rows, SeeAll } from '../lists/list-card';
import { PersonRow } from '../lists/person-row';
import { duration } from '../panels/figure-text';
import type { Asked } from '../panels/people-of';
import type { PanelData } from '../queries/panel-data';
import { keyOf, type Part, partsOf } from './parts';
import { listOfPeople, usePeopleBehind, type WhyFilters } from './why.resource';

interface Worth {
  value: number;
  of: number;
}

/** Value of a part, so that a reader can add the parts up: of a ratio both of its sides. */
function useBehindText(metric: MetricName): (worth: Worth, way: PeopleBehind['way']) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const isTime = metric === 'total_session_duration' || metric === 'average_session_duration';
  const write = (value: number): string => (isTime ? duration(value, formats) : formats.number(value));
  return ({ value, of }, way) => {
    if (way === 'sum') return write(value);
    const [above, below] = [write(value), formats.number(of)];
    return t`${above} sur ${below}`;
  };
}

interface Props {
  /** Of the panel. */
  title: string;
  panel: Panel;
  data: PanelData | undefined;
  open: boolean;
  /** Figure whose people are shown; null while closed. */
  chosen: Asked | null;
  onChoose: (asked: Asked) => void;
  onClose: () => void;
  filters: WhyFilters;
}

/** The definition of a figure, and the people behind it, each with their share; for a split figure, behind the chosen part. */
export function WhyDialog({ title, panel, data, open, chosen: asked, onChoose, onClose, filters }: Props): ReactNode {
  const { t, i18n } = useLingui();
  const parts = asked ? partsOf(panel, data) : [];
  const chosen = asked && (parts.find(({ key }) => key === keyOf(asked)) ?? parts[0]);
  return (
    <Dialog open={open} onClose={onClose} title={title} size="medium">
      <Typography variant="body2" sx={{ mb: '14px', color: 'text.secondary' }}>
        {i18n._(panel.description)}
      </Typography>
      {chosen && parts.length > 1 && (
        <Box sx={{ mb: '12px' }}>
          <FilterSelect
            label={t`Partie du chiffre`}
            value={chosen.key}
            options={parts.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={(next) => {
              const one = parts.find(({ key }) => key === next);
              if (one) onChoose(one);
            }}
          />
        </Box>
      )}
      {chosen && <People key={chosen.key} part={chosen} filters={filters} />}
    </Dialog>
  );
}

function People({ part, filters }: { part: Part; filters: WhyFilters }): ReactNode {
  const [page, setPage] = useState(0);
  return (
    <LoadedArea
      state={usePeopleBehind(part, filters, page)}
      failure={<Trans>Le détail de ce chiffre ne répond pas</Trans>}
      skeleton={<SkeletonCard lines={3} />}
      sx={{ minHeight: 240 }}
    >
      {(answer) => <Behind part={part} filters={filters} answer={answer} onPage={setPage} />}
    </LoadedArea>
  );
}

interface BehindProps {
  part: Part;
  filters: WhyFilters;
  answer: Answer;
  onPage: (page: number) => void;
}

function Behind({ part, filters, answer, onPage }: BehindProps): ReactNode {
  const { dateTime } = useFormats();
  const text = useBehindText(part.metric);
  const { items, totalCount, erased, total, way, at } = answer;
  if (totalCount === 0 && !erased) {
    return (
      <Typography variant="body2" sx={{ py: '8px' }}>
        <Trans>Personne n’entre dans ce chiffre sur cette période.</Trans>
      </Typography>
    );
  }
  const whole = text(total, way);
  const moment = dateTime(at);
  const gone = erased && text(erased, way);
  const list = listOfPeople(part, filters, at);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: '8px' }}>
        <Typography variant="body2" sx={{ marginInlineEnd: 'auto', color: 'text.secondary' }}>
          <Trans>
            En tout {whole}, au {moment}
          </Trans>
        </Typography>
        {totalCount > 0 && list && <SeeAll count={totalCount} to={list} />}
      </Box>
      <Rows>
        {items.map((person) => (
          <PersonRow key={person.id} person={person} end={text(person, way)} isEndShort />
        ))}
      </Rows>
      {gone && (
        <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
          <Trans>Personnes effacées : {gone}</Trans>
        </Typography>
      )}
      <Pages answer={answer} onPage={onPage} />
    </>
  );
}
