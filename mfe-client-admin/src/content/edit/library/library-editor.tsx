import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { Card } from '@passerelle/shared/ui';
import { familyLabels } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { EditForm } from '../../fields/edit-form';
import { EditMarkdown, EditSelect, EditText } from '../../fields/edit-fields';
import { fileIn, sourceLanguage, textIn, withFile } from '../../fields/source-file';
import { textAttributes } from '../../fields/text-attributes';
import { DocumentFiles } from './document-files';
import type { LibraryEditorProps } from './library-editor-props';

/** A document of the library: its file, and the words about it. */
export function LibraryEditor(props: LibraryEditorProps): ReactNode {
  const { item, files, readOnly, onChange } = props;
  const { t } = useLingui();
  const language = sourceLanguage(item);
  const attributes = textAttributes(language);
  const families = useLabelOptions(familyLabels);
  const { fields, text = '' } = fileIn(files, language);
  return (
    <>
      <Card sx={{ mb: '24px' }}>
        <EditForm
          values={{ name: textIn(fields['name']), family: textIn(fields['family']), text }}
          onChange={({ name, family, text: written }) =>
            onChange(withFile(files, language, { fields: { name, family: family || undefined }, text: written }))
          }
        >
          <EditText
            name="name"
            label={t`Nom du document`}
            maxLength={limits.titleLength}
            readOnly={readOnly}
            {...attributes}
          />
          <EditSelect name="family" label={t`Famille`} options={families} readOnly={readOnly} none={t`Choisir`} />
          <EditMarkdown name="text" label={t`Description`} readOnly={readOnly} optional {...attributes} />
        </EditForm>
      </Card>
      <DocumentFiles {...props} language={language} />
    </>
  );
}
