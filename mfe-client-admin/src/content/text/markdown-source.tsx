import { useLingui } from '@lingui/react/macro';
import { FieldFrame, fieldMarks } from '@passerelle/shared/forms';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId } from 'react';

import type { MarkdownFieldProps } from './markdown-field-props';

/** A text that holds more than the editor keeps, as Markdown: nothing of it is lost. */
export function MarkdownSource(props: MarkdownFieldProps): ReactNode {
  const { label, value, onChange, readOnly = false, lang, dir, error, optional = false } = props;
  const { t } = useLingui();
  const help = t`Ce texte contient une mise en forme que l’éditeur ne montre pas. Modifiez-le ici en Markdown.`;
  const marks = fieldMarks(useId(), error, { help, optional: true });
  return (
    <FieldFrame settings={{ label, help, optional }} field={marks}>
      <OutlinedInput
        id={marks.id}
        multiline
        minRows={6}
        maxRows={20}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...marks.aria, readOnly, lang, dir } }}
      />
    </FieldFrame>
  );
}
