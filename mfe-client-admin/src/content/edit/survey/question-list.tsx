import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { useFieldValue } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';

import { textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import type { EntryKind } from '../common/entry-card';
import { EntryList } from '../common/entry-list';
import { QuestionFields } from './question-fields';
import { addQuestion, changeQuestionType, losesAnswers, questionList, questionTypeOf } from './questions';
import { questionTypeLabels } from './survey-labels';
import { scoringOf, surveyTypeOf } from './survey-types';

interface Asked {
  kind: 'remove' | 'type';
  /** Answers that are written go with the change. */
  losesAnswers?: boolean;
  act: () => void;
}

interface Warning {
  /** Acts at once where nothing is lost: on a question that was not published, and that keeps its answers. */
  ask: (key: string, asked: Asked) => void;
  dialog: ReactNode;
}

/** Asks before a change that starts a new version of the survey or loses answers. `published`: keys of published questions. */
function useQuestionWarning(published: readonly string[]): Warning {
  const [asked, setAsked] = useState<(Asked & { isPublished: boolean }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    (key: string, next: Asked): void => {
      const isPublished = published.includes(key);
      if (!isPublished && !next.losesAnswers) {
        next.act();
        return;
      }
      setAsked({ ...next, isPublished });
      setOpen(true);
    },
    [published],
  );
  const isRemoval = asked?.kind === 'remove';
  const dialog = (
    <ConfirmDialog
      open={isOpen}
      danger={isRemoval || asked?.losesAnswers === true}
      title={isRemoval ? <Trans>Retirer cette question ?</Trans> : <Trans>Changer le type de cette question ?</Trans>}
      confirmLabel={isRemoval ? <Trans>Retirer la question</Trans> : <Trans>Changer le type</Trans>}
      onConfirm={() => {
        setOpen(false);
        asked?.act();
      }}
      onClose={() => setOpen(false)}
    >
      {asked?.losesAnswers && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>Les réponses que vous avez écrites sont retirées, dans toutes les langues.</Trans>
        </Box>
      )}
      {asked?.isPublished && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>
            Une nouvelle version du questionnaire commencera à la prochaine publication. Les réponses déjà données
            restent avec l’ancienne.
          </Trans>
        </Box>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

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
