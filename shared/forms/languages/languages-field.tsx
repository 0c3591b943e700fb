import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { useEffect, useRef, type ReactNode } from 'react';

import type { SpokenLanguage } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { repeatedLanguages } from '@passerelle/shared/contract/rules/people/profile';
import { ActionButton, Box } from '@passerelle/shared/ui';
import { languageLevelLabels, spokenLanguageLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';

import { LanguageRow } from './language-row';

type Row = Partial<SpokenLanguage>;

function once(rows: readonly Row[] | undefined) {
  const chosen = (rows ?? []).flatMap(({ language }) => (language ? [{ language }] : []));
  return repeatedLanguages(chosen).length > 0 ? 'duplicate' : undefined;
}

/** Up to four languages, each once, and how well each is spoken. There may be none, which is sent as an empty list. */
export function LanguagesField(settings: Pick<FieldSettings, 'name' | 'label' | 'help'>): ReactNode {
  const { t } = useLingui();
  const tooMany = t`Vous ne pouvez pas ajouter plus de 4 langues`;
  const words = {
    required: t`Choisissez une langue et un niveau sur chaque ligne, ou retirez la ligne.`,
    duplicate: t`Chaque langue ne peut être ajoutée qu’une fois.`,
    tooMany,
  };
  const field = useFormField({ ...settings, rule: once, words }, 'choice');
  const { value, onChange, onBlur } = field.input;
  const languages = useLabelOptions(spokenLanguageLabels);
  const levels = useLabelOptions(languageLevelLabels);

  const rows: readonly Row[] = Array.isArray(value) ? value : [];
  const positions = rows.map((_, index) => index + 1);
  const idAt = (position: number): string => (position === 1 ? field.id : `${field.id}-${position}`);
  const addId = rows.length === 0 ? field.id : `${field.id}-add`;
  const taken = (except: Row): readonly unknown[] =>
    rows.filter((row) => row !== except).map(({ language }) => language);

  const added = useRef(false);
  useEffect(() => {
    if (added.current) document.getElementById(rows.length === 1 ? field.id : `${field.id}-${rows.length}`)?.focus();
    added.current = false;
  }, [rows.length, field.id]);

  return (
    <FieldFrame settings={{ ...settings, optional: true }} field={field} group="fieldset">
      {rows.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'grid', gap: { xs: '20px', md: '12px' }, m: 0, p: 0, mb: '14px', listStyle: 'none' }}
        >
          {positions.map((position) => {
            const row = rows[position - 1] ?? {};
            return (
              <LanguageRow
                key={position}
                id={idAt(position)}
                position={position}
                row={row}
                languages={languages.filter((one) => !taken(row).includes(one.value))}
                levels={levels}
                faulty={field.fault !== undefined}
                faultId={field.faultId}
                onChange={(next) => onChange(rows.map((one) => (one === row ? next : one)))}
                onRemove={() => {
                  document.getElementById(addId)?.focus();
                  onChange(rows.filter((one) => one !== row));
                }}
                onBlur={onBlur}
              />
            );
          })}
        </Box>
      )}
      <div>
        <ActionButton
          id={addId}
          variant="neutral"
          startIcon={<AddRounded />}
          missing={rows.length >= limits.spokenLanguages ? tooMany : undefined}
          onClick={() => {
            added.current = true;
            onChange([...rows, {}]);
          }}
        >
          <Trans>Ajouter une langue</Trans>
        </ActionButton>
      </div>
    </FieldFrame>
  );
}
