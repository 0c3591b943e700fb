import { Trans, useLingui } from '@lingui/react/macro';
import { badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
import { CheckboxGroupField, NumberField, RadioField, TextField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { familyLabels } from '@passerelle/shared/ui/data';
import { memo, type ReactNode } from 'react';

import { FormattedField } from '../common/formatted-field';
import { SwitchField } from '../common/switch-field';
import { useRules } from '../common/use-rules';

/** The fields of a programme, without its weeks. */
function BareProgramFields(): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useRules();
  return (
    <FormSection title={<Trans>Le programme</Trans>}>
      <TextField
        name="fields.name"
        label={t`Nom du programme`}
        autoComplete="off"
        maxLength={limits.titleLength}
        rule={filled}
      />
      <FormattedField name="fields.description" label={t`Description`} />
      <RadioField
        name="fields.type"
        label={t`Type de programme`}
        options={[
          { value: 'basic', label: t`Programme`, hint: t`Un accompagnement complet, du début à la fin.` },
          { value: 'extension', label: t`Prolongation`, hint: t`Des semaines qui peuvent suivre un programme.` },
        ]}
      />
      <NumberField
        name="fields.maxSuspension"
        label={t`Semaines de pause possibles`}
        help={t`0 : le programme ne peut pas être suspendu.`}
        rule={whole({ from: 0, to: limits.suspensionWeeksMax })}
      />
      <CheckboxGroupField
        name="fields.badges"
        label={t`Badges`}
        help={t`Sans choix, le programme les propose tous.`}
        free
        options={badgeTypes.map((value) => ({ value, label: t(familyLabels[value]) }))}
      />
      <SwitchField
        name="fields.jobOffers"
        label={t`Suivi des annonces`}
        help={t`Les participants enregistrent les annonces auxquelles ils répondent.`}
      />
    </FormSection>
  );
}

export const ProgramFields = memo(BareProgramFields);
