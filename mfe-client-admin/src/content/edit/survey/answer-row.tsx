import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { PlainSelect, TextField } from '@passerelle/shared/forms';
import { Box, IconButton, Typography } from '@passerelle/shared/ui';
import { profileLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { type Entry, textOf } from '../common/draft-values';
import { MoveButtons } from '../common/move-buttons';
import { useFieldValidators } from '../common/use-field-validators';
import { valuesOfAnswer } from './answers';
import type { ProfileKey } from './survey-types';

interface Props {
  /** The name of the field of its label. */
  name: string;
  answer: Entry;
  index: number;
  count: number;
  /** The values of an answer that counts; undefined where answers are not counted. */
  counted: readonly ProfileKey[] | undefined;
  onCount: (value: ProfileKey) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onLabelled: () => void;
}

/** One answer and its value. */
export function AnswerRow(props: Props): ReactNode {
  const { name, answer, index, count, counted, onCount, onMove, onRemove, onLabelled } = props;
  const { t } = useLingui();
  const { filled } = useFieldValidators();
  const position = index + 1;
  const label = textOf(answer['label']);
  const shown = label || t`Réponse ${position}`;
  const value = valuesOfAnswer(answer).join(', ');
  return (
    <Box
      component="li"
      onBlur={() => {
        if (label.trim() !== '') onLabelled();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 12px' }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid' }}>
        <TextField
          name={name}
          label={t`Réponse ${position}`}
          autoComplete="off"
          maxLength={limits.longTextLength}
          rule={filled}
        />
      </Box>
      {counted ? (
        <CountedFor position={position} value={value} counted={counted} onCount={onCount} />
      ) : (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', pb: '12px' }}>
          <Trans>Valeur : {value}</Trans>
        </Typography>
      )}
      <Box sx={{ display: 'flex' }}>
        <MoveButtons name={shown} index={index} count={count} onMove={onMove} />
        <IconButton aria-label={t`Retirer : ${shown}`} onClick={onRemove}>
          <DeleteOutlineRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

interface CountedForProps extends Pick<Props, 'onCount'> {
  position: number;
  value: string;
  counted: readonly ProfileKey[];
}

/** A value of another type, or several of an imported file, stays until another one is chosen. */
function CountedFor({ position, value, counted, onCount }: CountedForProps): ReactNode {
  const { t } = useLingui();
  const isKnown = counted.some((one) => one === value);
  const options = counted.map((one) => ({ value: one as string, label: t(profileLabels[one]) }));
  return (
    <Box sx={{ flex: '0 1 200px', minWidth: 0, display: 'grid' }}>
      <PlainSelect
        label={t`Réponse ${position} : compte pour`}
        value={value}
        options={isKnown ? options : [{ value, label: value || t`Choisir` }, ...options]}
        onChange={(chosen) => {
          const key = counted.find((one) => one === chosen);
          if (key) onCount(key);
        }}
      />
    </Box>
  );
}
