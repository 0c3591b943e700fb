import { Trans, useLingui } from '@lingui/react/macro';
import type { QuestionType, SurveySubType } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useFieldValue } from '@passerelle/shared/forms';
import { Box, Facts } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import { memo, type ReactNode, useId } from 'react';

import { entriesOf, textOf } from '../common/draft-values';
import { RowToggle } from '../common/row-toggle';
import { SortableRow } from '../common/sortable-row';
import { QuestionFields } from './question-fields';
import { questionTypeOf } from './questions';
import { questionTypeLabels } from './survey-labels';

export interface QuestionActions {
  toggle: (rowId: string) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number, key: string) => void;
  changeType: (question: { index: number; key: string }, type: QuestionType) => void;
  rename: (index: number, key: string) => void;
  nameByLabel: (index: number, rowId: string) => void;
}

interface Props {
  rowId: string;
  index: number;
  count: number;
  isOpen: boolean;
  /** Its key is not yet made from a label. */
  isUnnamed: boolean;
  isPublished: boolean;
  surveyType: SurveySubType;
  /** All keys of the survey, as one text so that equal lists are the same property. */
  keys: string;
  actions: QuestionActions;
}

/** One question, with its fields once it is opened. */
function BareQuestionCard(props: Props): ReactNode {
  const { rowId, index, count, isOpen, isUnnamed, isPublished, surveyType, keys, actions } = props;
  const { t } = useLingui();
  const id = useId();
  const [question = {}] = entriesOf([useFieldValue(`fields.questions.${index}`)]);
  const position = index + 1;
  const label = textOf(question['label']);
  const name = label || t`Question ${position}`;
  const key = textOf(question['key']);
  return (
    <SortableRow
      id={rowId}
      name={name}
      index={index}
      count={count}
      onMove={actions.move}
      head={
        <>
          <RowToggle isOpen={isOpen} controls={id} onToggle={() => actions.toggle(rowId)}>
            {name}
          </RowToggle>
          <Facts sx={{ paddingInlineStart: '8px' }}>
            <span>{t(questionTypeLabels[questionTypeOf(question)])}</span>
          </Facts>
        </>
      }
      actions={
        <RowMenu
          label={t`Actions pour ${name}`}
          actions={[
            ...(count < limits.surveyAnswers
              ? [
                  {
                    id: 'duplicate',
                    label: <Trans>Dupliquer la question</Trans>,
                    onPress: () => actions.duplicate(index),
                  },
                ]
              : []),
            {
              id: 'remove',
              label: <Trans>Retirer la question</Trans>,
              danger: true,
              onPress: () => actions.remove(index, key),
            },
          ]}
        />
      }
    >
      <Box id={id}>
        {isOpen && (
          <QuestionFields
            index={index}
            question={question}
            surveyType={surveyType}
            keys={keys.split(' ')}
            isKeyFixed={isPublished}
            onType={(type) => actions.changeType({ index, key }, type)}
            onRename={(next) => actions.rename(index, next)}
            onLabelled={() => {
              if (isUnnamed && label.trim() !== '') actions.nameByLabel(index, rowId);
            }}
          />
        )}
      </Box>
    </SortableRow>
  );
}

export const QuestionCard = memo(BareQuestionCard);
