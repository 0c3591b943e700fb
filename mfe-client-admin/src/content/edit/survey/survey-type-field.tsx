import { Trans, useLingui } from '@lingui/react/macro';
import type { SurveySubType } from '@passerelle/shared/contract';
import { PlainSelect, useFieldValue } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, Notice, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAfterSave } from '../../autosave/use-after-save';
import { duplicateItem } from '../../items.mutations';
import { entriesOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import type { SurveyEditorProps } from '../editor-props';
import { changeSurveyType } from './questions';
import { surveyTypeHints, surveyTypeLabels } from './survey-labels';
import { scoringOf, surveyTypeOf } from './survey-types';

/** Until the first publication: asks where results would be lost. */
export function SurveyTypeField(): ReactNode {
  const { t } = useLingui();
  const type = surveyTypeOf(useFieldValue('fields.type'));
  const results = entriesOf(useFieldValue('fields.results'));
  const change = useSourceChange();
  const [asked, setAsked] = useState<{ type: SurveySubType; isOpen: boolean }>({ type, isOpen: false });
  const options = useLabelOptions(surveyTypeLabels);

  const take = (next: SurveySubType): void => change((values) => changeSurveyType(values, next));
  const losesResults = (next: SurveySubType): boolean =>
    results.some(({ key }) => !scoringOf(next)?.results.some((result) => result === key));
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      <PlainSelect
        label={t`Type de questionnaire`}
        value={type}
        options={options}
        onChange={(next) => {
          if (losesResults(next)) setAsked({ type: next, isOpen: true });
          else take(next);
        }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(surveyTypeHints[type])}
      </Typography>
      <ConfirmDialog
        open={asked.isOpen}
        danger
        title={<Trans>Changer le type du questionnaire ?</Trans>}
        confirmLabel={<Trans>Changer le type</Trans>}
        onConfirm={() => {
          setAsked({ ...asked, isOpen: false });
          take(asked.type);
        }}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      >
        <Trans>Les textes de résultats que ce type n’a pas sont retirés, dans toutes les langues.</Trans>
      </ConfirmDialog>
    </Box>
  );
}

/** The type of a published survey stays, since answers given are counted by it. */
export function FixedSurveyType({ itemId, onSave }: Pick<SurveyEditorProps, 'onSave'> & { itemId: string }): ReactNode {
  const { t } = useLingui();
  const type = t(surveyTypeLabels[surveyTypeOf(useFieldValue('fields.type'))]);
  const { busy, afterSave } = useAfterSave(onSave);
  const navigate = useNavigate();
  const duplicate = async (): Promise<void> => {
    const copy = await duplicateItem(itemId);
    await navigate(routeTo('clientContentItem', { itemId: copy.id }));
  };
  return (
    <Notice
      tone="info"
      title={<Trans>Type : {type}</Trans>}
      action={
        <ActionButton variant="outlined" size="small" busy={busy} onClick={() => void afterSave(duplicate)}>
          <Trans>Dupliquer le questionnaire</Trans>
        </ActionButton>
      }
    >
      <Trans>Ce questionnaire a été publié : dupliquez-le pour changer son type.</Trans>
    </Notice>
  );
}
