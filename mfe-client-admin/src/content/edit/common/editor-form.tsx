import type { Locale } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { LiveForm, useLiveChange } from '@passerelle/shared/forms';
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';

import type { EditorProps } from '../editor-props';
import type { Entry } from './draft-values';
import { filesOf, sourceOf, type SourceValues, valuesOf } from './source-values';

const SourceContext = createContext<Locale>(defaultLocale);

/** Language of the texts in the form. */
export const useSourceLanguage = (): Locale => use(SourceContext);

interface Props extends Omit<EditorProps, 'readOnly'> {
  /** Fields that a published file needs, as the editor shows them before they are touched. */
  defaults: Entry;
  children: ReactNode;
}

/** The source file of an item as a form; its translations stand beside it, for what changes keys and orders. */
export function EditorForm({ item, files, onChange, defaults, children }: Props): ReactNode {
  const source = sourceOf(item);
  const values = useMemo(() => valuesOf(files, source, defaults), [files, source, defaults]);
  const report = useCallback((next: SourceValues) => onChange(filesOf(next, source)), [onChange, source]);
  return (
    <SourceContext value={source}>
      <LiveForm values={values} onChange={report}>
        {children}
      </LiveForm>
    </SourceContext>
  );
}

/** Changes whole parts of the files, translations included. */
export const useSourceChange = (): ((update: (values: SourceValues) => SourceValues) => void) =>
  useLiveChange<SourceValues>();
