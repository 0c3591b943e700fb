import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { Card, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EditForm } from '../../fields/edit-form';
import { EditMarkdown, EditText } from '../../fields/edit-fields';
import { fileIn, sourceLanguage, textIn, withFile } from '../../fields/source-file';
import { textAttributes } from '../../fields/text-attributes';
import type { EditorProps } from '../editor-props';

/** A page of text, such as the terms of use. */
export function PageEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  const { t } = useLingui();
  const language = sourceLanguage(item);
  const attributes = textAttributes(language);
  const { fields, text = '' } = fileIn(files, language);
  const { key } = item;
  return (
    <Card>
      <EditForm
        values={{ title: textIn(fields['title']), text }}
        onChange={({ title, text: written }) =>
          onChange(withFile(files, language, { fields: { title }, text: written }))
        }
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Nom de la page : {key}</Trans>
        </Typography>
        <EditText name="title" label={t`Titre`} maxLength={limits.titleLength} readOnly={readOnly} {...attributes} />
        <EditMarkdown name="text" label={t`Texte`} readOnly={readOnly} {...attributes} />
      </EditForm>
    </Card>
  );
}
