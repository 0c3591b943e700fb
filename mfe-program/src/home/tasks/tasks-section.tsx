import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import type { TaskFilter } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, LoadedArea, Section, VisuallyHidden } from '@passerelle/shared/ui';
import { FilterChips } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { TaskRowsSkeleton } from '../../components/task-row';
import { TaskGroup } from './task-group';
import type { TasksView } from './use-tasks';
import { TasksEmpty } from './tasks-empty';
import { combineSections } from './tasks.resource';

const names: Record<TaskFilter, ReturnType<typeof msg>> = {
  all: msg`Toutes`,
  currentWeek: msg`Cette semaine`,
  previousWeeks: msg`Semaines passées`,
  nextWeek: msg`Semaine prochaine`,
};

/** The tasks: this week, then those that can be caught up, then next week. */
export function TasksSection({ view }: { view: TasksView }): ReactNode {
  const { t } = useLingui();
  const { filter, filters, sections, countOf, hrefOf, hrefOfPage } = view;
  const shown = countOf(filter);
  const options = filters.map((value) => ({ value, label: t(names[value]), count: countOf(value) }));
  return (
    <Section title={<Trans>Vos tâches</Trans>} action={<ProgramLink />}>
      {options.length > 1 && (
        <Box sx={{ mb: '12px' }}>
          <FilterChips label={t`Filtrer les tâches`} value={filter} options={options} hrefFor={hrefOf} />
        </Box>
      )}
      {/* Announces to screen readers how many tasks the filter leaves. */}
      <VisuallyHidden component="output">
        {shown !== undefined && <Plural value={shown} one="# tâche" other="# tâches" />}
      </VisuallyHidden>
      <LoadedArea
        state={combineSections(sections)}
        failure={<Trans>Vos tâches ne répondent pas</Trans>}
        failureText={<Trans>Ce que vous avez déjà fait est enregistré.</Trans>}
        skeleton={<TaskRowsSkeleton />}
      >
        {(loaded) =>
          loaded.every(({ list }) => list.totalCount === 0) ? (
            <TasksEmpty filter={filter} isSuspended={view.isSuspended} isOver={view.isOver} />
          ) : (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22px' }}>
              {loaded.map(({ section, list }) => (
                <TaskGroup key={section} section={section} list={list} hrefFor={(page) => hrefOfPage(section, page)} />
              ))}
            </Box>
          )
        }
      </LoadedArea>
    </Section>
  );
}

/** Aligns the button with the heading and with the edge of the cards below. */
const flush = { marginBlock: '-6px', marginInlineEnd: '-13px' } as const;

/** Leads to all weeks of the programme. */
export const ProgramLink = (): ReactNode => (
  <Button
    component={RouteLink}
    to={routeTo('program')}
    size="small"
    endIcon={<ArrowForwardRounded className="flip" />}
    sx={flush}
  >
    <Trans>Votre programme</Trans>
  </Button>
);
