import { Plural, Trans, useLingui } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import UploadRounded from '@mui/icons-material/UploadRounded';
import type { User, UserFile } from '@passerelle/shared/contract';
import { ApiError, useCall } from '@passerelle/shared/client';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { FileButton, useFaultText } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { useQueryState } from '@passerelle/shared/url-state';
import {
  Box,
  Card,
  FailureText,
  IconButton,
  LoadedArea,
  NewTabLink,
  Section,
  Skeleton,
  Typography,
  useToast,
} from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import { type Column, DataTable } from '@passerelle/shared/ui/table';
import { type ReactNode, useState } from 'react';

import { uploadDocument } from './user-documents.mutations';
import { documentsQuery, useDocuments } from './user-documents.resource';

const { bytes, extensions } = fileLimits.document;

/** Uploads a document; errors of the file have the same texts as in forms. */
function UploadButton({ userId }: { userId: string }): ReactNode {
  const toast = useToast();
  const faultText = useFaultText();
  const { fileSize } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const most = fileSize(bytes);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { name } = await uploadDocument(userId, file);
      toast(<Trans>{name} est ajouté à vos documents</Trans>, { about: 'upload' });
    } catch (error) {
      const fault = error instanceof ApiError ? error.fields['document'] : undefined;
      toast(fault ? faultText(fault, 'file') : <FailureText error={error} />, { about: 'upload', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <Trans>{most} au plus</Trans>
      </Typography>
      <FileButton
        size="small"
        accept={extensions.map((extension) => `.${extension}`)}
        aria-busy={isBusy || undefined}
        startIcon={<UploadRounded />}
        onFile={(file) => void (isBusy || upload(file))}
      >
        <Trans>Ajouter un document</Trans>
      </FileButton>
    </>
  );
}

function FileLink({ file: { name, url, language } }: { file: UserFile }): ReactNode {
  return (
    <NewTabLink href={url} {...(language && { lang: language })} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
      {name}
    </NewTabLink>
  );
}

function Updated({ file: { updatedAt } }: { file: UserFile }): ReactNode {
  const { date } = useFormats();
  return <time dateTime={updatedAt}>{date(updatedAt, 'local', 'short')}</time>;
}

/** As a file, also where the browser would show it. */
function DownloadLink({ file: { name, url } }: { file: UserFile }): ReactNode {
  const { t } = useLingui();
  return (
    <IconButton component="a" href={`${url}?download=true`} download aria-label={t`Télécharger : ${name}`}>
      <DownloadRounded />
    </IconButton>
  );
}

const columns: readonly Column<UserFile>[] = [
  {
    id: 'name',
    identifies: true,
    header: <Trans context="of a file">Nom</Trans>,
    width: '44%',
    cell: (file) => <FileLink file={file} />,
  },
  { id: 'updatedAt', header: <Trans>Mis à jour</Trans>, cell: (file) => <Updated file={file} /> },
  { id: 'task', header: <Trans>Tâche</Trans>, cell: ({ userSubTask }) => userSubTask?.task.name ?? null },
  { id: 'download', header: <Trans>Fichier</Trans>, align: 'end', cell: (file) => <DownloadLink file={file} /> },
];

const idOf = ({ id }: UserFile): string => id;
const listItem = (file: UserFile): ReactNode => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
    <Box sx={{ display: 'grid', gap: '2px', minWidth: 0 }}>
      <FileLink file={file} />
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Updated file={file} />
        {file.userSubTask && <span> · {file.userSubTask.task.name}</span>}
      </Box>
    </Box>
    <DownloadLink file={file} />
  </Box>
);

/** Documents that a person has handed in. Only the person can add to them. */
export function UserDocuments({ user }: { user: Pick<User, 'id'> }): ReactNode {
  const { t } = useLingui();
  const { data: me } = useCall('GET /me');
  const [{ documents: page }, { hrefFor }] = useQueryState(documentsQuery);
  const state = useDocuments(user.id, page);
  const total = state.data?.totalCount;
  return (
    <Section
      title={<Trans>Documents</Trans>}
      action={
        <>
          {total !== undefined && total > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Plural value={total} one="# fichier" other="# fichiers" />
            </Typography>
          )}
          {me?.id === user.id && <UploadButton userId={user.id} />}
        </>
      }
    >
      <LoadedArea
        state={state}
        failure={<Trans>Les documents ne répondent pas</Trans>}
        failureText={<Trans>Le reste de la fiche fonctionne.</Trans>}
        skeleton={<Skeleton variant="rounded" height={160} />}
      >
        {({ items, pageCount }) =>
          items.length === 0 ? (
            <Card>
              <Typography sx={{ color: 'text.secondary' }}>
                <Trans>Aucun document pour l’instant</Trans>
              </Typography>
            </Card>
          ) : (
            <>
              <DataTable caption={t`Documents`} columns={columns} rows={items} idOf={idOf} listItem={listItem} />
              <Pager page={page} pageCount={pageCount} hrefFor={(to) => hrefFor({ documents: to })} />
            </>
          )
        }
      </LoadedArea>
    </Section>
  );
}
