import { Trans, useLingui } from '@lingui/react/macro';
import ArchiveRounded from '@mui/icons-material/ArchiveRounded';
import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import RestorePageRounded from '@mui/icons-material/RestorePageRounded';
import UnarchiveRounded from '@mui/icons-material/UnarchiveRounded';
import { useMay } from '@passerelle/shared/client';
import type { ContentItem } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { lazyDialog, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, type RowAction, RowMenu, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Autosave } from '../autosave/autosave';
import { useAfterSave } from '../autosave/use-after-save';
import { dropDraft, duplicateItem, readItem } from '../items.mutations';
import { hasChanges, isEditable } from '../items.resource';
import type { ItemHeaderProps } from './item-header-props';
import { useRestore } from './use-restore';

const LicensePackDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "license-pack-dialog" */ '../license-packs/license-pack-dialog'))
      .LicensePackDialog,
);

type Dropped = Pick<ContentItem, 'id' | 'status'>;

/** Waits until the component has left the page, which takes a moment after a navigation. */
function useRemovalFromPage(): () => Promise<void> {
  const [{ promise, resolve }] = useState(() => {
    let settle = (): void => undefined;
    const settled = new Promise<void>((done) => {
      settle = done;
    });
    return { promise: settled, resolve: () => settle() };
  });
  useEffect(() => resolve, [resolve]);
  return () => promise;
}

/** Drops a draft; an item that was never published goes with it. */
function useDropping(autosave: Autosave) {
  const navigate = useNavigate();
  const removedFromPage = useRemovalFromPage();
  return useConfirmation<Dropped>({
    act: async ({ id, status }) => {
      await autosave.flush();
      // Its own screen would ask for a deleted item again.
      if (status === 'draft') {
        await navigate(routeTo('clientContent'), { replace: true });
        await removedFromPage();
      }
      await dropDraft({ id, version: autosave.version() });
      if (status !== 'draft') autosave.replace(await readItem(id));
    },
    done: ({ status }) =>
      status === 'draft' ? (
        <Trans>Le brouillon est supprimé</Trans>
      ) : (
        <Trans>Les modifications non publiées sont abandonnées</Trans>
      ),
    about: ({ id }) => id,
  });
}

/** Further actions on the item: a copy, dropping its changes, the archive. */
export function ItemActions({ item, autosave, state, onPublish }: ItemHeaderProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { id, status, title, pack, publishedAs } = item;
  const isDraft = status === 'draft';
  const isForPacks = useMay('licensePacks', 'w') && publishedAs !== null && status !== 'archived';
  const [isChoosingPack, setChoosingPack] = useState(false);

  const { ask, dialog } = useDropping(autosave);
  const { afterSave } = useAfterSave(autosave.flush);
  const restore = useRestore(item, autosave);
  const duplicate = async (): Promise<void> => {
    const copy = await duplicateItem(id);
    toast(<Trans>La copie est un brouillon.</Trans>);
    await navigate(routeTo('clientContentItem', { itemId: copy.id }));
  };

  const actions: RowAction[] = [];
  const editable = isEditable(item);
  if (editable)
    actions.push({
      id: 'duplicate',
      label: <Trans>Dupliquer</Trans>,
      icon: <ContentCopyRounded />,
      onPress: () => void afterSave(duplicate),
    });
  if (isForPacks)
    actions.push({
      id: 'licensePack',
      label: <Trans>Mettre dans un pack de licences…</Trans>,
      icon: <ConfirmationNumberRounded />,
      onPress: () => setChoosingPack(true),
    });
  if (editable && (hasChanges(item) || state.status !== 'saved'))
    actions.push({
      id: 'drop',
      label: isDraft ? <Trans>Supprimer le brouillon</Trans> : <Trans>Abandonner les modifications</Trans>,
      icon: <RestorePageRounded />,
      danger: true,
      onPress: () => ask({ id, status }),
    });
  if (editable && status === 'archived')
    actions.push({
      id: 'restore',
      label: <Trans>Restaurer</Trans>,
      icon: <UnarchiveRounded />,
      onPress: () => void restore(),
    });
  else if (editable && !isDraft)
    actions.push({
      id: 'archive',
      label: <Trans>Archiver</Trans>,
      icon: <ArchiveRounded />,
      danger: true,
      onPress: () => onPublish({ publish: [], archive: [id] }),
    });
  if (actions.length === 0) return null;
  return (
    <>
      <RowMenu label={t`Actions pour ${title}`} actions={actions} />
      {publishedAs && (
        <LicensePackDialog
          open={isChoosingPack}
          onClose={() => setChoosingPack(false)}
          programId={publishedAs}
          organizationId={pack.organization?.id}
        />
      )}
      <ConfirmDialog
        {...dialog}
        danger
        title={isDraft ? <Trans>Supprimer ce brouillon ?</Trans> : <Trans>Abandonner les modifications ?</Trans>}
        confirmLabel={isDraft ? <Trans>Supprimer le brouillon</Trans> : <Trans>Abandonner les modifications</Trans>}
      >
        {isDraft ? (
          <Trans>Il n’a jamais été publié : il disparaît tout à fait.</Trans>
        ) : (
          <Trans>Le contenu redevient tel qu’il est publié. Les modifications ne peuvent pas être reprises.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
