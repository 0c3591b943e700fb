import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { gaugeLimits, limits } from '@passerelle/shared/contract/limits';
import { NumberField, TextField } from '@passerelle/shared/forms';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ChoiceField } from '../common/choice-field';
import { oneOf, textOf } from '../common/draft-values';
import { useSourceLanguage } from '../common/editor-form';
import type { EntryFieldsProps } from '../common/entry-card';
import { ExplainedField } from '../common/explained-field';
import { FormattedField } from '../common/formatted-field';
import { KeyField } from '../common/key-field';
import { useFieldValidators } from '../common/use-field-validators';
import { validations } from './task-labels';
import { TypeFields } from './type-fields';

interface Props extends EntryFieldsProps {
  pack: ContentItem['pack'];
  isKeyFixed: boolean;
}

export function SubTaskFields(props: Props): ReactNode {
  const { index, entry: subTask, pack, keys, isKeyFixed, onRename, onTitled } = props;
  const { t } = useLingui();
  const { filled, whole } = useFieldValidators();
  const source = useSourceLanguage();
  const only = oneOf(locales, subTask['locale']);
  const key = textOf(subTask['key']);
  const at = `fields.subTasks.${index}`;
  const languages = pack.languages.map((value) => ({ value, label: languageName(value) }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', p: '8px 16px 16px' }}>
      {only !== undefined && only !== source ? (
        <OtherLanguage language={languageName(only)} />
      ) : (
        <>
          <Box onBlur={onTitled}>
            <TextField
              name={`${at}.title`}
              label={t`Titre de la sous-tâche`}
              autoComplete="off"
              maxLength={limits.titleLength}
              rule={filled}
            />
          </Box>
          <FormattedField name={`${at}.description`} label={t`Description de la sous-tâche`} />
        </>
      )}
      <TypeFields at={at} subTask={subTask} pack={pack} />
      <NumberField
        name={`${at}.points`}
        label={t`Points affichés`}
        optional
        rule={whole({ from: 0, to: gaugeLimits.total, optional: true })}
      />
      <ExplainedField
        name={`${at}.validation`}
        label={t`Validation de la sous-tâche`}
        choices={validations}
        byDefault="automatic"
      />
      <ChoiceField
        name={`${at}.locale`}
        label={t`Pour une seule langue`}
        empty={t`Non, pour toutes les langues`}
        options={languages}
        optional
      />
      <KeyField value={key} taken={keys.filter((one) => one !== key)} isFixed={isKeyFixed} onRename={onRename} />
    </Box>
  );
}

const OtherLanguage = ({ language }: { language: string }): ReactNode => (
  <Notice tone="info" title={<Trans>Ses textes sont dans la traduction : {language}</Trans>}>
    <Trans>
      Cette sous-tâche n’existe que dans cette langue. Son titre et sa description s’écrivent avec les traductions.
    </Trans>
  </Notice>
);
