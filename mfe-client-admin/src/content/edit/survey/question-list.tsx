import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { useFieldValue, useFocusField } from '@passerelle/shared/forms';
import { Box, Section } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { AddMenu } from '../common/add-menu';
import { entriesOf, textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import { SortableList } from '../common/sortable-list';
import { useOpenedRows } from '../common/use-opened-rows';
import { useRowIds } from '../common/use-row-ids';
import { type QuestionActions, QuestionCard } from './question-card';
import {
  addQuestion,
  changeQuestionType,
  duplicateQuestion,
  moveQuestion,
  nameQuestion,
  removeQuestion,
  renameQuestion,
} from './questions';
import { questionTypeLabels } from './survey-labels';
import { scoringOf, surveyTypeOf } from './survey-types';
import { useVersionWarning } from './use-version-warning';

/** Further ones could not be answered. */
const most = limits.surveyAnswers;

interface Props {
  isPublished: boolean;
  /** Keys of the published questions. */
  answered: readonly string[];
}

/** The questions of a survey, in their order. */
function BareQuestionList({ isPublished, answered }: Props): ReactNode {
  const { t } = useLingui();
  const types = useLabelOptions(questionTypeLabels);
  const questions = entriesOf(useFieldValue('fields.questions'));
  const surveyType = surveyTypeOf(useFieldValue('fields.type'));
  const change = useSourceChange();
  const rows = useRowIds(questions.length);
  const { opened, toggle, open } = useOpenedRows([]);
  /** New rows, whose key is made from their first label. */
  const [unnamed, setUnnamed] = useState<ReadonlySet<string>>(new Set());
  const { ask, dialog } = useVersionWarning(answered);
  const focusField = useFocusField();
  const area = useFocusFallback<HTMLDivElement>();

  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) focusField(`fields.questions.${added.current}.label`);
    added.current = null;
  });

  const { move, insert, remove } = rows;
  const actions = useMemo<QuestionActions>(
    () => ({
      toggle,
      move: (from, to) => {
        change((values) => moveQuestion(values, from, to));
        move(from, to);
      },
      duplicate: (index) => {
        change((values) => duplicateQuestion(values, index));
        open(insert(index + 1));
        added.current = index + 1;
      },
      remove: (index, key) =>
        ask(key, {
          kind: 'remove',
          act: () => {
            change((values) => removeQuestion(values, index));
            remove(index);
          },
        }),
      changeType: ({ index, key }, type) =>
        ask(key, { kind: 'type', act: () => change((values) => changeQuestionType(values, index, type)) }),
      rename: (index, key) => change((values) => renameQuestion(values, index, key)),
      nameByLabel: (index, rowId) => {
        change((values) => nameQuestion(values, index));
        setUnnamed((before) => new Set([...before].filter((one) => one !== rowId)));
      },
    }),
    [ask, change, toggle, open, move, insert, remove, setUnnamed],
  );
  const keys = questions.map(({ key }) => textOf(key));
  const isScored = scoringOf(surveyType) !== undefined;
  const nameOf = (index: number): string => {
    const position = index + 1;
    return textOf(questions[index]?.['label']) || t`Question ${position}`;
  };

  return (
    <Section title={<Trans>Questions</Trans>}>
      <Box {...area} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', outline: 'none' }}>
        {questions.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Un questionnaire a au moins une question.</Trans>
          </Box>
        )}
        <SortableList ids={rows.ids} label={t`Questions`} nameOf={nameOf} onMove={actions.move}>
          {rows.ids.map((rowId, index) => (
            <QuestionCard
              key={rowId}
              rowId={rowId}
              index={index}
              count={rows.ids.length}
              isOpen={opened.has(rowId)}
              isUnnamed={unnamed.has(rowId)}
              isPublished={isPublished}
              surveyType={surveyType}
              keys={keys.join(' ')}
              actions={actions}
            />
          ))}
        </SortableList>
        <div>
          <AddMenu
            label={t`Ajouter une question`}
            full={questions.length >= most && <Trans>Un questionnaire a {most} questions au plus.</Trans>}
            options={isScored ? types.filter(({ value }) => value === 'list') : types}
            onAdd={(type) => {
              added.current = questions.length;
              change((values) => addQuestion(values, type));
              const rowId = insert(questions.length);
              open(rowId);
              setUnnamed((before) => new Set([...before, rowId]));
            }}
          />
        </div>
      </Box>
      {dialog}
    </Section>
  );
}

export const QuestionList = memo(BareQuestionList);
