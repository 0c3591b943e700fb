import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { SurveySubType } from '@passerelle/shared/contract';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import { type ReactNode, useId, useState } from 'react';

import type { Entry } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import { useFocusAdded } from '../common/use-focus-added';
import { useRowIds } from '../common/use-row-ids';
import { AnswerRow } from './answer-row';
import { addAnswer, answersOf, changeAnswerValues, freeValue, moveAnswer, nameAnswer, removeAnswer } from './answers';
import { scoringOf } from './survey-types';

interface Props {
  question: number;
  entry: Entry;
  surveyType: SurveySubType;
}

/** The answers that a question offers. */
export function AnswerList({ question, entry, surveyType }: Props): ReactNode {
  const id = useId();
  const change = useSourceChange();
  const focusAdded = useFocusAdded();
  const answers = answersOf(entry);
  const rows = useRowIds(answers.length);
  const area = useFocusFallback<HTMLFieldSetElement>();
  /** New rows, whose value is made from their first label. */
  const [unnamed, setUnnamed] = useState<ReadonlySet<string>>(new Set());
  const scoring = scoringOf(surveyType);
  /** One phrase is rated, for one intelligence. */
  const isRated = surveyType === 'intelligence';

  return (
    <Box
      {...area}
      component="fieldset"
      aria-labelledby={id}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, outline: 'none' }}
    >
      <Box component="legend" id={id} sx={{ p: 0, mb: '8px', fontSize: '0.90625rem', fontWeight: 560 }}>
        {isRated ? <Trans>Intelligence notée</Trans> : <Trans>Réponses proposées</Trans>}
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, mb: '12px', listStyle: 'none' }}>
        {rows.ids.map((rowId, index) => (
          <AnswerRow
            key={rowId}
            name={`fields.questions.${question}.answers.${index}.label`}
            answer={answers[index] ?? {}}
            index={index}
            count={answers.length}
            counted={scoring?.values}
            onCount={(value) => change((values) => changeAnswerValues(values, { question, index }, [value]))}
            onMove={(from, to) => {
              change((values) => moveAnswer(values, question, from, to));
              rows.move(from, to);
            }}
            onRemove={() => {
              change((values) => removeAnswer(values, question, index));
              rows.remove(index);
            }}
            onLabelled={() => {
              if (!unnamed.has(rowId)) return;
              change((values) => nameAnswer(values, { question, index }));
              setUnnamed((before) => new Set([...before].filter((one) => one !== rowId)));
            }}
          />
        ))}
      </Box>
      {answers.length === 0 && (
        <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
          <Trans>Ajoutez au moins une réponse</Trans>
        </Typography>
      )}
      {!(isRated && answers.length > 0) && (
        <Button
          variant="neutral"
          size="small"
          startIcon={<AddRounded />}
          onClick={() => {
            focusAdded(`fields.questions.${question}.answers.${answers.length}.label`);
            const [first] = scoring?.values ?? [];
            change((values) => addAnswer(values, question, { values: [first ?? freeValue(entry)] }));
            const rowId = rows.insert(answers.length);
            if (!scoring) setUnnamed((before) => new Set([...before, rowId]));
          }}
        >
          <Trans>Ajouter une réponse</Trans>
        </Button>
      )}
    </Box>
  );
}
