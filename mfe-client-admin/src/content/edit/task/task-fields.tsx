import { Trans, useLingui } from '@lingui/react/macro';
import { gaugeLimits, limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, NumberField, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { familyLabels } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode } from 'react';

import { ExplainedField } from '../common/explained-field';
import { FormattedField } from '../common/formatted-field';
import { useRules } from '../common/use-rules';
import { taskModes } from './task-labels';

/** The fields of a task, without its sub-tasks. */
function BareTaskFields(): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useRules();
  const families = useLabelOptions(familyLabels);
  return (
    <FormSection title={<Trans>La tâche</Trans>}>
      <FieldGrid>
        <WideField>
          <TextField
            name="fields.name"
            label={t`Titre de la tâche`}
            autoComplete="off"
            maxLength={limits.titleLength}
            rule={filled}
          />
        </WideField>
        <SelectField name="fields.family" label={t`Famille`} options={families} rule={filled} />
        <NumberField
          name="fields.points"
          label={t`Points`}
          help={t`Une semaine complète vaut 100 points.`}
          rule={whole({ from: 0, to: gaugeLimits.total })}
        />
      </FieldGrid>
      <ExplainedField name="fields.mode" label={t`Validation de la tâche`} choices={taskModes} byDefault="automatic" />
      <FormattedField name="text" label={t`Description`} />
    </FormSection>
  );
}

export const TaskFields = memo(BareTaskFields);
