import { Trans, useLingui } from '@lingui/react/macro';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { ApiError, useMay } from '@passerelle/shared/client';
import type { ContentImport } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { DropZone, FileButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { queryState, reference, useQueryState } from '@passerelle/shared/url-state';
import { Box, Card, FailureText, Notice, PageHeader, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { OrganizationFilter } from '../../components/organization-filter';
import { type Chosen, importPack, tryPack } from './content-import.mutations';
import { type Busy, TriedPack } from './tried-pack';

const { bytes, extensions } = fileLimits.contentPack;

/** Error text of a refused file; errors inside a pack are listed by place. */
function FileFault({ error }: { error: unknown }): ReactNode {
  const { fileSize } = useFormats();
  const most = fileSize(bytes);
  if (!(error instanceof ApiError) || error.fields['pack'] === undefined) return <FailureText error={error} />;
  if (error.fields['pack'] === 'tooLarge') return <Trans>Ce fichier est trop lourd : {most} au plus.</Trans>;
  return <Trans>Ce n’est pas un fichier zip : compressez le dossier du pack, puis choisissez l’archive.</Trans>;
}

/** Target of the import: one organisation, or all of them. */
const contentQuery = queryState({ organization: reference() });

/** Content packs: a file is tried, its effect is read, and then it is imported. */
export function ContentImportScreen(): ReactNode {
  const { t } = useLingui();
  const everywhere = useMay('superAdmin', 'r');
  const [{ organization }, { change }] = useQueryState(contentQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [tried, setTried] = useState<ContentImport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const area = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its view, so the focus moves to the result.
  useEffect(() => {
    if (tried) area.current?.focus();
  }, [tried]);

  const run = async (next: Chosen, step: NonNullable<Busy>): Promise<void> => {
    setBusy(step);
    setError(null);
    try {
      setTried(await (step === 'reading' ? tryPack(next) : importPack(next)));
      setChosen(next);
    } catch (failure) {
      setError(failure);
    }
    setBusy(null);
  };
  const take = (file: File): void => {
    if (!busy) void run({ file, organization: everywhere ? organization : null, asDraft: false }, 'reading');
  };
  const again = (): void => {
    // As above: this button goes with the result.
    area.current?.focus();
    setTried(null);
    setChosen(null);
    setError(null);
  };

  return (
    <>
      <PageHeader
        back={{ to: routeTo('clientContent'), label: <Trans>Retour au contenu</Trans> }}
        title={<Trans>Importer un pack</Trans>}
      >
        <Trans>
          Programmes, questionnaires, bibliothèque, questions fréquentes et pages arrivent ensemble, dans un pack de
          contenu.
        </Trans>
      </PageHeader>
      <Box ref={area} tabIndex={-1} sx={{ display: 'grid', gap: '24px', '&:focus': { outline: 'none' } }}>
        {tried && chosen ? (
          <TriedPack
            tried={tried}
            organization={chosen.organization}
            everywhere={everywhere}
            busy={busy}
            onImport={() => void run(chosen, 'importing')}
            onTry={(asDraft) => void run({ ...chosen, asDraft }, 'reading')}
            onAgain={again}
          />
        ) : (
          <>
            {everywhere && (
              <Box sx={{ display: 'grid', justifyItems: 'start' }}>
                <OrganizationFilter
                  label={t`Pour les organisations`}
                  organizationId={organization}
                  onChange={(id) => change({ organization: id })}
                />
              </Box>
            )}
            <FileChoice isBusy={busy !== null} onFile={take} />
          </>
        )}
        {Boolean(error) && busy === null && (
          <Notice role="alert" tone="error" title={<Trans>Ce pack n’a pas pu être importé</Trans>}>
            <FileFault error={error} />
          </Notice>
        )}
      </Box>
    </>
  );
}

function FileChoice({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }): ReactNode {
  const { fileSize } = useFormats();
  const most = fileSize(bytes);
  return (
    <Card sx={{ display: 'grid', gap: '18px' }}>
      <DropZone closed={isBusy} onFile={onFile}>
        <UploadFileRounded sx={{ fontSize: 32, color: 'neutral.ink3' }} />
        <Typography>
          <Trans>Déposez ici le dossier du pack, compressé en zip, ou choisissez-le.</Trans>
        </Typography>
        <FileButton
          accept={extensions.map((extension) => `.${extension}`)}
          variant="contained"
          aria-busy={isBusy || undefined}
          onFile={onFile}
        >
          {isBusy ? <Trans>Lecture du pack…</Trans> : <Trans>Choisir un pack</Trans>}
        </FileButton>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>{most} au plus.</Trans>
        </Typography>
      </DropZone>
      <Typography variant="body2" sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
        <Trans>
          Rien n’est importé à cette étape. Vous verrez d’abord ce que le pack ajoute, modifie et archive. Le même pack
          importé deux fois ne change rien.
        </Trans>
      </Typography>
    </Card>
  );
}
