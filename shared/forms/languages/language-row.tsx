import { useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { SpokenLanguage } from '@passerelle/shared/contract';
import type { Option } from '@passerelle/shared/forms';
import { Box, IconButton } from '@passerelle/shared/ui';
import { DeviceSelect, FormControl } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

interface ChoiceProps {
  id?: string | undefined;
  label: string;
  value: string;
  options: readonly Option[];
  /** It was left empty, and the fault is shown. */
  faulty: boolean;
  faultId: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function Choice({ id, label, value, options, faulty, faultId, onChange, onBlur }: ChoiceProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormControl error={faulty} sx={{ minWidth: 0 }}>
      <DeviceSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        inputProps={{
          id,
          'aria-label': label,
          'aria-required': true,
          ...(faulty && { 'aria-invalid': true, 'aria-describedby': faultId }),
        }}
      >
        <option value="">{t`Choisir`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </DeviceSelect>
    </FormControl>
  );
}

interface Props {
  /** Of the first control, where the form's summary leads. */
  id?: string | undefined;
  /** From one. */
  position: number;
  row: Partial<SpokenLanguage>;
  /** Those that no other row has. */
  languages: readonly Option[];
  levels: readonly Option[];
  faulty: boolean;
  faultId: string;
  onChange: (row: Partial<SpokenLanguage>) => void;
  onRemove: () => void;
  onBlur: () => void;
}

/** A language and how well it is spoken; on a phone the level stands under it. */
export function LanguageRow(props: Props): ReactNode {
  const { id, position, row, languages, levels, faulty, faultId, onChange, onRemove, onBlur } = props;
  const { t } = useLingui();
  const { language, level } = row;
  const name = languages.find(({ value }) => value === language)?.label ?? t`langue ${position}`;
  const shared = { faultId, onBlur };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: 'minmax(0, 1fr) minmax(0, 1fr) 44px' },
        gap: '8px',
        alignItems: 'center',
        '& > :nth-of-type(2)': { gridRow: { xs: 2, md: 'auto' } },
      }}
    >
      <Choice
        {...shared}
        id={id}
        label={t`Langue ${position}`}
        value={language ?? ''}
        options={languages}
        faulty={faulty && !language}
        onChange={(value) => onChange({ ...row, language: value as SpokenLanguage['language'] })}
      />
      <Choice
        {...shared}
        label={t`Niveau de la langue ${position}`}
        value={level ?? ''}
        options={levels}
        faulty={faulty && !level}
        onChange={(value) => onChange({ ...row, level: value as SpokenLanguage['level'] })}
      />
      <IconButton aria-label={t`Retirer : ${name}`} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}
