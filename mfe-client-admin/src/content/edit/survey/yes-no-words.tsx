import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, TextField } from '@passerelle/shared/forms';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

import type { Entry } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import { useRules } from '../common/use-rules';
import { addAnswer, answersOf, removeAnswer, valuesOfAnswer } from './answers';

interface Props {
  question: number;
  entry: Entry;
}

/** Other words for the two answers of a question. */
export function YesNoWords({ question, entry }: Props): ReactNode {
  const { t } = useLingui();
  const { filled } = useRules();
  const change = useSourceChange();
  const answers = answersOf(entry);
  const [yes, no] = [t`Oui`, t`Non`];
  return (
    <div>
      <FormControlLabel
        label={t`Écrire d’autres mots que « Oui » et « Non »`}
        control={
          <Checkbox
            checked={answers.length > 0}
            onChange={({ target }) =>
              change((values) =>
                target.checked
                  ? addAnswer(addAnswer(values, question, { values: ['true'], label: yes }), question, {
                      values: ['false'],
                      label: no,
                    })
                  : answers.reduce((rest) => removeAnswer(rest, question, 0), values),
              )
            }
          />
        }
      />
      {answers.length > 0 && (
        <FieldGrid>
          {answers.map((answer, index) => {
            const value = valuesOfAnswer(answer).join();
            return (
              <TextField
                key={value}
                name={`fields.questions.${question}.answers.${index}.label`}
                label={value === 'true' ? t`Mots pour « Oui »` : t`Mots pour « Non »`}
                autoComplete="off"
                maxLength={limits.titleLength}
                rule={filled}
              />
            );
          })}
        </FieldGrid>
      )}
    </div>
  );
}
