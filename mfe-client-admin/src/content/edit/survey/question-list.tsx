import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { useFieldValue } from '@passerelle/shared/forms';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useMemo } from 'react';

import { textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import type { EntryKind } from '../common/entry-card';
import { EntryList } from '../common/entry-list';
import { QuestionFields } from './question-fields';
import { addQuestion, changeQuestionType, losesAnswers, questionList, questionTypeOf } from './questions';
import { questionTypeLabels } from './survey-labels';
import { scoringOf, surveyTypeOf } from './survey-types';
import { useQuestionWarning } from './use-question-warning';

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
  const surveyType = surveyTypeOf(useFieldValue('fields.type'));
  const change = useSourceChange();
  const { ask, dialog } = useQuestionWarning(answered);

  const kind = useMemo<EntryKind>(
    () => ({
      list: questionList,
      nameOf: (question, index) => {
        const position = index + 1;
        return textOf(question['label']) || t`Question ${position}`;
      },
      renderFacts: (question) => <span>{t(questionTypeLabels[questionTypeOf(question)])}</span>,
      renderFields: (props) => (
        <QuestionFields
          {...props}
          surveyType={surveyType}
          isKeyFixed={isPublished}
          onType={(type) =>
            ask(textOf(props.entry['key']), {
              kind: 'type',
              losesAnswers: losesAnswers(props.entry, type),
              act: () => change((values) => changeQuestionType(values, props.index, type)),
            })
          }
        />
      ),
      duplicateLabel: <Trans>Dupliquer la question</Trans>,
      removeLabel: <Trans>Retirer la question</Trans>,
      onRemove: (question, remove) => ask(textOf(question['key']), { kind: 'remove', act: remove }),
    }),
    [t, surveyType, isPublished, ask, change],
  );
  const isScored = scoringOf(surveyType) !== undefined;
  return (
    <>
      <EntryList
        kind={kind}
        title={t`Questions`}
        empty={<Trans>Un questionnaire a au moins une question.</Trans>}
        addLabel={t`Ajouter une question`}
        types={isScored ? types.filter(({ value }) => value === 'list') : types}
        add={addQuestion}
        most={most}
        full={<Trans>Un questionnaire a {most} questions au plus.</Trans>}
      />
      {dialog}
    </>
  );
}

export const QuestionList = memo(BareQuestionList);
