import { useContentLanguage } from '@passerelle/shared/i18n';
import type { Locale } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { MarkdownField } from '../../text/markdown-field';
import { textOf } from './draft-values';

interface Props {
  label: string;
  value: unknown;
  language: Locale;
}

const ignore = () => undefined;

/** A formatted text to read; nothing where there is none. */
export function FormattedText({ label, value, language }: Props): ReactNode {
  const attributes = useContentLanguage(language);
  const text = textOf(value);
  return text.trim() === '' ? null : (
    <MarkdownField label={label} value={text} onChange={ignore} readOnly {...attributes} />
  );
}
