import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { displayKindOf } from '@passerelle/shared/contract/rules/content/library';
import { languageName, useFormats } from '@passerelle/shared/i18n';
import { Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { textOf } from '../common/draft-values';
import { fileIn, withFile } from '../common/source-values';
import { AttachedFile } from './attached-file';
import type { LibraryEditorProps } from '../editor-props';

interface Props extends LibraryEditorProps {
  /** Each language of a document has a file of its own. */
  language: Locale;
}

/** Shown in the page, or saved by the reader. */
const shownTypes = ['pdf', 'mp4', 'mov', 'mp3', 'jpg', 'jpeg', 'png', 'gif'];
const savedTypes = ['docx', 'xlsx', 'pptx'];
const pictures = ['jpg', 'jpeg', 'png'];

const extensionOf = (path: string): string => path.split('.').at(-1) ?? '';

/** The paths by language; values of another type are left out. */
const captionsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([code, path]) => [
      code,
      textOf(path),
    ]),
  );

/** The file of a document in one language, its cover and, of a film or a recording, its captions. */
export function DocumentFiles({ item, files, readOnly, language, onChange, onAttach }: Props): ReactNode {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const { fields } = fileIn(files, language);
  const file = textOf(fields['file']);
  const captions = captionsIn(fields['captions']);
  const most = fileSize(fileLimits.document.bytes);
  const isPlayed = ['video', 'audio'].includes(displayKindOf(extensionOf(file)));
  const shared = { attachments: item.attachments, readOnly };
  const set = (name: string, value: unknown): void =>
    onChange(withFile(files, language, { fields: { [name]: value } }));
  return (
    <Section title={<Trans>Fichiers</Trans>}>
      <Card sx={{ display: 'grid', gap: '24px' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>
            {most} au plus. PDF, images, films et enregistrements s’affichent ; les fichiers de bureautique (docx, xlsx,
            pptx) se téléchargent.
          </Trans>
        </Typography>
        <AttachedFile
          {...shared}
          label={t`Fichier du document`}
          path={file}
          accept={[...shownTypes, ...savedTypes]}
          onFile={(chosen) => onAttach({ file: chosen, role: 'file', language })}
        />
        <AttachedFile
          {...shared}
          label={t`Couverture (facultatif)`}
          path={textOf(fields['cover'])}
          accept={pictures}
          bytes={fileLimits.document.bytes}
          onFile={(chosen) => onAttach({ file: chosen, role: 'cover', language })}
          onRemove={() => set('cover', undefined)}
        />
        {isPlayed &&
          item.pack.languages.map((code) => {
            const name = languageName(code);
            const { [code]: _removed, ...others } = captions;
            return (
              <AttachedFile
                key={code}
                {...shared}
                label={t`Sous-titres, ${name} (facultatif)`}
                path={captions[code] ?? ''}
                accept={['vtt']}
                bytes={fileLimits.captions.bytes}
                onFile={(chosen) => onAttach({ file: chosen, role: 'captions', language, captions: code })}
                onRemove={() => set('captions', Object.keys(others).length > 0 ? others : undefined)}
              />
            );
          })}
      </Card>
    </Section>
  );
}
