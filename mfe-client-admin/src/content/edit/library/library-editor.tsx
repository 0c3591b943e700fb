import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { LiveForm } from '@passerelle/shared/forms';
import { Box, Card } from '@passerelle/shared/ui';
import { familyLabels } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { EditMarkdown, EditSelect, EditText } from '../../fields/edit-fields';
import { textAttributes } from '../../fields/text-attributes';
import { textOf } from '../common/draft-values';
import { fileIn, sourceOf, withFile } from '../common/source-values';
import { DocumentFiles } from './document-files';
import type { LibraryEditorProps } from '../editor-props';

/** A document of the library: its file, and the words about it. */
export function LibraryEditor(props: LibraryEditorProps): ReactNode {
  const { item, files, readOnly, onChange } = props;
  const { t } = useLingui();
  const language = sourceOf(item);
  const attributes = textAttributes(language);
  const families = useLabelOptions(familyLabels);
  const { fields, text = '' } = fileIn(files, language);
  return (
    <>
      <Card sx={{ mb: '24px' }}>
        <LiveForm
          values={{ name: textOf(fields['name']), family: textOf(fields['family']), text }}
          onChange={({ name, family, text: written }) =>
            onChange(withFile(files, language, { fields: { name, family: family || undefined }, text: written }))
          }
        >
          <Box sx={{ display: 'grid', gap: '20px' }}>
            <EditText
              name="name"
              label={t`Nom du document`}
              maxLength={limits.titleLength}
              readOnly={readOnly}
              {...attributes}
            />
            <EditSelect name="family" label={t`Famille`} options={families} readOnly={readOnly} none={t`Choisir`} />
            <EditMarkdown name="text" label={t`Description`} readOnly={readOnly} optional {...attributes} />
          </Box>
        </LiveForm>
      </Card>
      <DocumentFiles {...props} language={language} />
    </>
  );
}
