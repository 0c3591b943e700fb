import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import type { Paged, Task, TaskFilter } from '@passerelle/shared/contract';
import { thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, EmptyState, LoadedArea, Section, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { FilterChips, Pager } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { Link as RouteLink, Navigate } from 'react-router-dom';

import { TaskRow, TaskRowsSkeleton } from '../../components/task-row';
import type { Circumstances, TaskSection } from './task-sections';
import { combineSections } from './tasks.resource';
import type { TasksView } from './use-tasks';

const overTexts = {
  title: <Trans>Votre programme est terminé</Trans>,
  text: <Trans>Ce que vous avez fait reste consultable, semaine par semaine, dans votre programme.</Trans>,
};
const emptyTexts: Record<TaskFilter, { title: ReactNode; text: ReactNode }> = {
  all: {
    title: <Trans>Rien à faire pour l’instant</Trans>,
    text: <Trans>Vos prochaines tâches apparaîtront ici, un lundi.</Trans>,
  },
  currentWeek: {
    title: <Trans>Aucune tâche cette semaine</Trans>,
    text: <Trans>C’est le moment de rattraper une tâche ou de préparer la suite.</Trans>,
  },
  previousWeeks: {
    title: <Trans>Rien à rattraper</Trans>,
    text: <Trans>Les tâches de vos semaines passées sont toutes faites.</Trans>,
  },
  nextWeek: {
    title: <Trans>Aucune tâche la semaine prochaine</Trans>,
    text: <Trans>Vous pouvez vous consacrer à cette semaine.</Trans>,
  },
};

interface TasksEmptyProps extends Pick<Circumstances, 'isSuspended' | 'isOver'> {
  filter: TaskFilter;
}

/** The empty state of each filter. */
function TasksEmpty({ filter, isSuspended, isOver }: TasksEmptyProps): ReactNode {
  const { title, text } = isOver ? overTexts : emptyTexts[filter];
  return (
    <Card>
      <EmptyState level={3} title={title}>
        {isSuspended && filter !== 'previousWeeks' ? (
          <Trans>Votre programme est suspendu : vos tâches vous attendent à la reprise.</Trans>
        ) : (
          text
        )}
      </EmptyState>
    </Card>
  );
}

interface Props {
  section: TaskSection;
  list: Paged<Task>;
  hrefFor: (page: number) => string;
}

/** The tasks of one section. An empty section is left out, except the current week. */
function TaskGroup({ section, list, hrefFor }: Props): ReactNode {
  const id = useId();
  if (list.totalCount === 0 && section !== 'currentWeek') return null;
  // Tasks done since may have removed the last page.
  if (list.page > 0 && list.page >= list.pageCount)
    return <Navigate to={hrefFor(Math.max(0, list.pageCount - 1))} replace />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        sx={{ mb: '10px', fontSize: '0.90625rem', fontWeight: 560, color: 'text.secondary' }}
      >
        <SectionName section={section} />
      </Typography>
      <Card component="ul" padding="none" sx={{ m: 0, listStyle: 'none' }}>
        {list.items.length === 0 ? (
          <Box component="li" sx={{ p: '18px 22px', typography: 'body2', color: 'text.secondary' }}>
            <Trans>Aucune tâche cette semaine.</Trans>
          </Box>
        ) : (
          list.items.map((task) => <TaskRow key={task.id} task={task} />)
        )}
      </Card>
      {list.pageCount > 1 && <Pager page={list.page} pageCount={list.pageCount} hrefFor={hrefFor} />}
    </Box>
  );
}

function SectionName({ section }: { section: TaskSection }): ReactNode {
  const { range } = useFormats().withJalali;
  const { fromDate, toDate } = thisWeek(now().toISOString());
  const week = range(fromDate, toDate);
  switch (section) {
    case 'currentWeek':
      return <Trans>Cette semaine · {week}</Trans>;
    case 'previousWeeks':
      return <Trans>Semaines passées</Trans>;
    case 'nextWeek':
      return <Trans>Semaine prochaine</Trans>;
  }
}

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
