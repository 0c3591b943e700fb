import { useFormField } from '@passerelle/shared/forms';
import { useContentLanguage } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { MarkdownField } from '../../text/markdown-field';
import { textOf } from './draft-values';
import { useSourceLanguage } from './editor-form';

interface Props {
  name: string;
  label: string;
  help?: string;
}

/** A text with lists, links and headings, in the language of the source. */
export function FormattedField({ name, label, help }: Props): ReactNode {
  const { input } = useFormField({ name, label, optional: true }, 'text');
  const language = useContentLanguage(useSourceLanguage());
  return (
    <MarkdownField
      label={label}
      value={textOf(input.value)}
      onChange={input.onChange}
      optional
      {...language}
      {...(help !== undefined && { help })}
    />
  );
}
