import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { LiveForm } from '@passerelle/shared/forms';
import { Box, Card, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { EditMarkdown, EditText } from '../../fields/edit-fields';
import { textAttributes } from '../../fields/text-attributes';
import { textOf } from '../common/draft-values';
import { fileIn, sourceOf, withFile } from '../common/source-values';
import type { EditorProps } from '../editor-props';

/** A page of text, such as the terms of use. */
export function PageEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  const { t } = useLingui();
  const language = sourceOf(item);
  const attributes = textAttributes(language);
  const { fields, text = '' } = fileIn(files, language);
  const { key } = item;
  return (
    <Card>
      <LiveForm
        values={{ title: textOf(fields['title']), text }}
        onChange={({ title, text: written }) =>
          onChange(withFile(files, language, { fields: { title }, text: written }))
        }
      >
        <Box sx={{ display: 'grid', gap: '20px' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Nom de la page : {key}</Trans>
          </Typography>
          <EditText name="title" label={t`Titre`} maxLength={limits.titleLength} readOnly={readOnly} {...attributes} />
          <EditMarkdown name="text" label={t`Texte`} readOnly={readOnly} {...attributes} />
        </Box>
      </LiveForm>
    </Card>
  );
}
