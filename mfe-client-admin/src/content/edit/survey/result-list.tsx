import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { TextField, useFieldValue } from '@passerelle/shared/forms';
import { Box, Card, IconButton, Section, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useFocusFallback } from '@passerelle/shared/ui/data';
import { Collapse } from '@passerelle/shared/ui/mui/collapse';
import { profileLabels } from '@passerelle/shared/ui/labels';
import { memo, type ReactNode, useId, useState } from 'react';

import { AddMenu } from '../common/add-menu';
import { entriesOf, textOf } from '../common/draft-values';
import { useSourceChange } from '../common/editor-form';
import { FormattedField } from '../common/formatted-field';
import { RowToggle } from '../common/row-toggle';
import { useFocusAdded } from '../common/use-focus-added';
import { useOpenedRows } from '../common/use-opened-rows';
import { useFieldValidators } from '../common/use-field-validators';
import { addResult, removeResult } from './questions';
import { type ProfileKey, scoringOf, surveyTypeOf } from './survey-types';

/** Texts of the results, for surveys whose answers are counted. */
function BareResultList(): ReactNode {
  const { t } = useLingui();
  const change = useSourceChange();
  const area = useFocusFallback<HTMLDivElement>();
  const scoring = scoringOf(surveyTypeOf(useFieldValue('fields.type')));
  const results = entriesOf(useFieldValue('fields.results'));
  const { opened, toggle, open } = useOpenedRows([]);
  const [removal, setRemoval] = useState({ key: '', isOpen: false });
  const focusAdded = useFocusAdded();
  if (!scoring) return null;
  const keys = results.map(({ key }) => textOf(key));
  const nameOf = (key: string): string => {
    const known = scoring.results.find((one) => one === key);
    return known ? t(profileLabels[known]) : key;
  };
  const left: { value: ProfileKey; label: string }[] = scoring.results
    .filter((key) => !keys.includes(key))
    .map((key) => ({ value: key, label: t(profileLabels[key]) }));
  const removedName = nameOf(removal.key);
  const close = (): void => setRemoval((before) => ({ ...before, isOpen: false }));
  return (
    <Section title={<Trans>Résultats</Trans>}>
      <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
        <Trans>Sans texte, un résultat porte son nom et rien de plus.</Trans>
      </Typography>
      <Box {...area} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', outline: 'none' }}>
        {keys.map((key, index) => (
          <ResultCard
            key={key}
            index={index}
            name={nameOf(key)}
            isOpen={opened.has(key)}
            onToggle={() => toggle(key)}
            onRemove={() => setRemoval({ key, isOpen: true })}
          />
        ))}
        {left.length > 0 && (
          <div>
            <AddMenu
              label={t`Ajouter un résultat`}
              options={left}
              onAdd={(key) => {
                focusAdded(`fields.results.${results.length}.title`);
                change((values) => addResult(values, { key, title: nameOf(key) }));
                open(key);
              }}
            />
          </div>
        )}
      </Box>
      <ConfirmDialog
        open={removal.isOpen}
        danger
        title={<Trans>Retirer le résultat « {removedName} » ?</Trans>}
        confirmLabel={<Trans>Retirer le résultat</Trans>}
        onConfirm={() => {
          close();
          change((values) => removeResult(values, removal.key));
        }}
        onClose={close}
      >
        <Trans>Ses textes sont retirés dans toutes les langues.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

export const ResultList = memo(BareResultList);

interface CardProps {
  index: number;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

function ResultCard({ index, name, isOpen, onToggle, onRemove }: CardProps): ReactNode {
  const { t } = useLingui();
  const { filled } = useFieldValidators();
  const id = useId();
  const at = `fields.results.${index}`;
  return (
    <Card padding="none">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', p: '6px 8px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <RowToggle isOpen={isOpen} controls={id} onToggle={onToggle}>
            {name}
          </RowToggle>
        </Box>
        <IconButton aria-label={t`Retirer : ${name}`} onClick={onRemove}>
          <DeleteOutlineRounded />
        </IconButton>
      </Box>
      <Collapse id={id} in={isOpen} timeout={0} unmountOnExit>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', p: '8px 16px 16px' }}>
          <TextField
            name={`${at}.title`}
            label={t`Titre du résultat : ${name}`}
            autoComplete="off"
            maxLength={limits.titleLength}
            rule={filled}
          />
          <FormattedField name={`${at}.description`} label={t`Description du résultat : ${name}`} />
          <FormattedField name={`${at}.jobs`} label={t`Métiers qui conviennent : ${name}`} />
        </Box>
      </Collapse>
    </Card>
  );
}
