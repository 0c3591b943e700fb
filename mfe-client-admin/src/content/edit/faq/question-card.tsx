import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Box, Card, IconButton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';

import { EditMarkdown, EditText } from '../../fields/edit-fields';
import { textAttributes } from '../../fields/text-attributes';
import { MoveButtons } from '../common/move-buttons';
import type { HeadingLevel } from '../../text/markdown-field';

interface Props {
  place: { index: number; count: number };
  /** Empty until the question has a title. */
  questionKey: string;
  language: Locale;
  readOnly: boolean;
  /** The field of the title was left. */
  onTitled: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A heading of level 2 would begin another question. */
const answerHeadings: readonly HeadingLevel[] = [3, 4];

/** One question and its answer. */
export function QuestionCard(props: Props): ReactNode {
  const { place, questionKey: value, language, readOnly, onTitled, onMove, onRemove } = props;
  const { t } = useLingui();
  const heading = useId();
  const { index, count } = place;
  const name = `questions.${index}`;
  const number = index + 1;
  const attributes = textAttributes(language);

  return (
    <Card component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: '16px', mb: '16px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <Typography id={heading} variant="h4" component="h3" sx={{ flex: 1 }}>
          <Trans>Question {number}</Trans>
        </Typography>
        {!readOnly && (
          <>
            <MoveButtons name={t`Question ${number}`} index={index} count={count} onMove={(_from, to) => onMove(to)} />
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
        onBlur={onTitled}
        {...attributes}
      />
      <EditMarkdown
        name={`${name}.answer`}
        label={t({ message: 'Réponse', context: 'to a question' })}
        readOnly={readOnly}
        headings={answerHeadings}
        {...attributes}
      />
      {value !== '' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans>Clé : {value}</Trans>
        </Typography>
      )}
    </Card>
  );
}
