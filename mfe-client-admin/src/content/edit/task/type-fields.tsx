import { useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { actionSubTypes } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
import { CheckboxField, NumberField, RadioField, TextField, useFieldChange } from '@passerelle/shared/forms';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { ChoiceField } from '../common/choice-field';
import { type Entry, oneOf, textsOf } from '../common/draft-values';
import { ItemChoiceField } from '../common/item-choice-field';
import { useFieldValidators } from '../common/use-field-validators';
import { typeOf } from './sub-tasks';
import { actionLabels, documentUseLabels } from './task-labels';

interface Props {
  /** Path of the sub-task. */
  at: string;
  subTask: Entry;
  pack: ContentItem['pack'];
}

/** Fields that a sub-task has because of its type. */
export function TypeFields(props: Props): ReactNode {
  switch (typeOf(props.subTask)) {
    case 'text':
    case 'upload':
      return null;
    case 'document':
      return <DocumentFields {...props} />;
    case 'link':
      return <LinkField {...props} />;
    case 'action':
      return <ActionFields {...props} />;
    case 'survey':
      return <SurveyFields {...props} />;
  }
}

function DocumentFields({ at, pack }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <ItemChoiceField
        name={`${at}.document`}
        kind="library"
        pack={pack}
        words={{ label: t`Document`, choose: t`Choisir un document`, search: t`Chercher dans la bibliothèque` }}
      />
      <RadioField name={`${at}.use`} label={t`Usage du document`} options={useLabelOptions(documentUseLabels)} row />
    </>
  );
}

function LinkField({ at }: Props): ReactNode {
  const { t } = useLingui();
  const { webAddress } = useFieldValidators();
  return (
    <TextField
      name={`${at}.link`}
      type="url"
      label={t`Adresse du lien`}
      help={t`Elle commence par https:// ou http://, et s’ouvre dans un nouvel onglet.`}
      autoComplete="off"
      maxLength={limits.urlLength}
      rule={webAddress}
    />
  );
}

/** Number of repetitions; empty means once. */
function CountField({ name, label }: { name: string; label: string }): ReactNode {
  const { t } = useLingui();
  const { whole } = useFieldValidators();
  return (
    <NumberField
      name={name}
      label={label}
      help={t`Sans nombre, une seule suffit.`}
      optional
      rule={whole({ from: 1, to: limits.surveyAnswers, optional: true })}
    />
  );
}

/** The one field that a form demands where its sub-task names it. */
const APPLY_DATE = 'responseDate';
const isDemanded = (fields: unknown): boolean => textsOf(fields).includes(APPLY_DATE);
const demand = (isOn: boolean): string[] | undefined => (isOn ? [APPLY_DATE] : undefined);

function ActionFields({ at, subTask }: Props): ReactNode {
  const { t } = useLingui();
  const change = useFieldChange();
  const isOffer = oneOf(actionSubTypes, subTask['action']) === 'hiring';
  return (
    <>
      <ChoiceField
        name={`${at}.action`}
        label={t`Action à accomplir`}
        options={useLabelOptions(actionLabels)}
        onChoose={(action) => {
          if (action !== 'hiring') change(`${at}.fields`, undefined);
        }}
      />
      <CountField name={`${at}.requiredCount`} label={t`Nombre d’actions`} />
      {isOffer && (
        <CheckboxField
          name={`${at}.fields`}
          label={t`Exiger la date de candidature`}
          help={t`L’annonce ne compte que si cette date est indiquée.`}
          optional
          format={isDemanded}
          parse={demand}
        />
      )}
    </>
  );
}

const orNothing = (isOn: boolean): true | undefined => isOn || undefined;

function SurveyFields({ at, pack }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <ItemChoiceField
        name={`${at}.survey`}
        kind="surveys"
        pack={pack}
        words={{
          label: t`Questionnaire`,
          choose: t`Choisir un questionnaire`,
          search: t`Chercher un questionnaire`,
        }}
      />
      <NumberField
        name={`${at}.requiredCount`}
        label={t`Nombre de réponses nécessaires`}
        help={t`Sans nombre, celui du questionnaire compte.`}
        optional
        rule={useFieldValidators().whole({ from: 1, to: limits.surveyAnswers, optional: true })}
      />
      <CheckboxField
        name={`${at}.partialResults`}
        label={t`Résultats partiels`}
        help={t`Pour un Tricam seulement : le participant ne voit que ses deux premières lettres.`}
        optional
        parse={orNothing}
      />
    </>
  );
}
