import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useField } from '@passerelle/shared/forms/editing';
import { Box, Card, IconButton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';

import { EditMarkdown, EditText } from '../../fields/edit-fields';
import { slugOf } from '../../fields/slug';
import { textAttributes } from '../../fields/text-attributes';
import type { HeadingLevel } from '../../text/markdown-field';

interface Props {
  /** Of the question in the form. */
  name: string;
  place: { index: number; count: number };
  /** Of all questions of the section. */
  keys: readonly string[];
  language: Locale;
  readOnly: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A heading of level 2 would begin another question. */
const answerHeadings: readonly HeadingLevel[] = [3, 4];

/** One question and its answer. */
export function QuestionCard({ name, place, keys, language, readOnly, onMove, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const heading = useId();
  const { index, count } = place;
  const { input: key } = useField<string>(`${name}.key`);
  const { input: title } = useField<string>(`${name}.title`);
  const number = index + 1;
  const attributes = textAttributes(language);

  // It names the question in translations and in links: it is made once.
  const nameOnce = (): void => {
    if (key.value === '' && title.value.trim() !== '') key.onChange(slugOf(title.value, keys));
  };
  const move = (to: number): void => {
    onMove(to);
    document.getElementById(`questions-${to}-${to > index ? 'down' : 'up'}`)?.focus();
  };
  return (
    <Card component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: '16px', mb: '16px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <Typography id={heading} variant="h4" component="h3" sx={{ flex: 1 }}>
          <Trans>Question {number}</Trans>
        </Typography>
        {!readOnly && (
          <>
            <IconButton
              id={`questions-${index}-up`}
              aria-label={t`Monter la question ${number}`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(index - 1)}
            >
              <ArrowUpwardRounded />
            </IconButton>
            <IconButton
              id={`questions-${index}-down`}
              aria-label={t`Descendre la question ${number}`}
              aria-disabled={index === count - 1}
              onClick={() => index < count - 1 && move(index + 1)}
            >
              <ArrowDownwardRounded />
            </IconButton>
            <IconButton aria-label={t`Retirer la question ${number}`} onClick={onRemove}>
              <DeleteOutlineRounded />
            </IconButton>
          </>
        )}
      </Box>
      <EditText
        name={`${name}.title`}
        label={t`Question`}
        maxLength={limits.titleLength}
        readOnly={readOnly}
        onBlur={nameOnce}
        {...attributes}
      />
      <EditMarkdown
        name={`${name}.answer`}
        label={t({ message: 'Réponse', context: 'to a question' })}
        readOnly={readOnly}
        headings={answerHeadings}
        {...attributes}
      />
      {key.value !== '' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans>Nom de la question : {key.value}</Trans>
        </Typography>
      )}
    </Card>
  );
}
