import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import HeadphonesRounded from '@mui/icons-material/HeadphonesRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import { isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { DisplayKind, OwnFile } from '@passerelle/shared/contract';
import { displayKindOf } from '@passerelle/shared/contract/rules/content/library';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import {
  Box,
  Card,
  Fact,
  Facts,
  IconButton,
  IconTile,
  Link,
  LoadedArea,
  Section,
  Typography,
} from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { type DocumentSort, useOwnFiles } from './documents.resource';
import { roomForRows, RowsSkeleton } from './rows-skeleton';

async function deleteFile({ id }: OwnFile): Promise<void> {
  const params = { documentId: id };
  try {
    await send('DELETE /me/documents/:documentId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has already deleted it: counts as success, and the lists refresh.
    refreshTouched('DELETE /me/documents/:documentId', { params });
  }
}

/** Asks, then deletes a file; it cannot be taken back, since its bytes go too. */
const useFileDeletion = () =>
  useConfirmation<OwnFile>({
    act: deleteFile,
    onFailure: ({ id }) => refreshTouched('DELETE /me/documents/:documentId', { params: { documentId: id } }),
    done: () => <Trans>Fichier supprimé</Trans>,
    about: ({ id }) => id,
  });

const icons: Record<DisplayKind, ComponentType> = {
  image: ImageRounded,
  video: PlayCircleRounded,
  audio: HeadphonesRounded,
  pdf: PictureAsPdfRounded,
  unsupported: DescriptionRounded,
};

/** The files that the person handed in: each can be opened, saved and deleted. */
export function OwnFiles({ sort }: { sort: DocumentSort }): ReactNode {
  const { ask, dialog, subject } = useFileDeletion();
  const task = subject?.task?.name;
  const name = subject?.name;
  return (
    <Section title={<Trans>Fichiers envoyés</Trans>}>
      <LoadedArea
        state={useOwnFiles(sort)}
        failure={<Trans>Vos fichiers ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : tout reste enregistré.</Trans>}
        skeleton={<RowsSkeleton rows={5} />}
        sx={roomForRows(5)}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Vous n’avez encore envoyé aucun fichier.</Trans>
              </Typography>
            </Card>
          ) : (
            <Card component="ul" padding="none" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {items.map((file) => (
                <FileRow key={file.id} file={file} onDelete={() => ask(file)} />
              ))}
            </Card>
          )
        }
      </LoadedArea>
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer « {name} » ?</Trans>}
        confirmLabel={<Trans>Supprimer le fichier</Trans>}
      >
        {task ? (
          <Trans>
            Il disparaît aussi de la tâche « {task} » et les personnes qui vous suivent ne le voient plus. La tâche
            reste comme elle est, avec ses points.
          </Trans>
        ) : (
          <Trans>Les personnes qui vous suivent ne le verront plus.</Trans>
        )}
      </ConfirmDialog>
    </Section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  px: { xs: '16px', md: '20px' },
  py: '14px',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

function FileRow({ file, onDelete }: { file: OwnFile; onDelete: () => void }): ReactNode {
  const { t } = useLingui();
  const { fileSize, weekdayDate } = useFormats();
  const { pathname, search } = useLocation();
  const { id, name, url, extension, size, task, updatedAt } = file;
  const from = `${pathname}${search}`;
  const Icon = icons[displayKindOf(extension)];
  return (
    <Box component="li" sx={row}>
      <IconTile tone="brand">
        <Icon />
      </IconTile>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="h4">
          <Link
            component={RouteLink}
            to={routeTo('libraryDocument', { documentId: id })}
            state={{ from, download: true }}
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        </Typography>
        <Facts sx={{ mt: '4px' }}>
          <Fact>{`${extension.toUpperCase()} · ${fileSize(size)}`}</Fact>
          <Fact>
            <time dateTime={updatedAt}>{weekdayDate(updatedAt, 'local')}</time>
          </Fact>
          {task && (
            <Fact>
              <Trans>
                Tâche{' '}
                <Link component={RouteLink} to={routeTo('task', { taskId: task.id })} state={{ from }}>
                  {task.name}
                </Link>
              </Trans>
            </Fact>
          )}
        </Facts>
      </Box>
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        <IconButton component="a" href={`${url}?download=true`} download aria-label={t`Télécharger ${name}`}>
          <DownloadRounded />
        </IconButton>
        <IconButton aria-label={t`Supprimer ${name}`} onClick={onDelete}>
          <DeleteOutlineRounded />
        </IconButton>
      </Box>
    </Box>
  );
}
