import { Trans } from '@lingui/react/macro';
import type { ContentItem, ItemKind, ItemPack } from '@passerelle/shared/contract';
import { ActionButton, Button, Notice } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import type { Autosave } from '../autosave/autosave';
import { takeOver } from '../items.mutations';
import { useRestore } from './use-restore';

const below = { mb: '20px' } as const;

const useTakeOver = () =>
  useConfirmation<ItemPack>({
    act: ({ id }) => takeOver(id),
    done: ({ name }) => <Trans>Le pack {name} se modifie maintenant ici</Trans>,
  });

/** Kinds that administrators edit for their organisation; Passerelle edits all other and all shared content. */
const organizationKinds: readonly ItemKind[] = ['library', 'faq', 'pages'];

interface Props {
  item: ContentItem;
  autosave: Autosave;
}

/** Reason for the read-only state of an item, with a button that ends it if possible. */
export function ReadOnlyNotice({ item, autosave }: Props): ReactNode {
  const { kind, pack, mayEdit, status } = item;
  const { name } = pack;
  const { ask, dialog } = useTakeOver();
  if (!mayEdit)
    return (
      <Notice tone="info" title={<Trans>Lecture seule</Trans>} sx={below}>
        {pack.organization && organizationKinds.includes(kind) ? (
          <Trans>Ce contenu est modifié par les administrateurs.</Trans>
        ) : (
          <Trans>Ce contenu est modifié par l’équipe Passerelle.</Trans>
        )}
      </Notice>
    );
  if (pack.managedOutside)
    return (
      <>
        <Notice
          tone="info"
          title={<Trans>Ce pack est géré en dehors de l’application</Trans>}
          sx={below}
          action={
            <Button variant="neutral" onClick={() => ask(pack)}>
              <Trans>Prendre en main</Trans>
            </Button>
          }
        >
          <Trans>Il arrive par import et se lit seulement. Prenez-le en main pour le modifier ici.</Trans>
        </Notice>
        <ConfirmDialog
          {...dialog}
          title={<Trans>Prendre en main le pack {name} ?</Trans>}
          confirmLabel={<Trans>Prendre en main</Trans>}
        >
          <Trans>
            Tout le pack se modifie alors ici. Un nouvel import du même pack remplacerait vos modifications : prévenez
            qui l’importe.
          </Trans>
        </ConfirmDialog>
      </>
    );
  return status === 'archived' ? <Archived item={item} autosave={autosave} /> : null;
}

function Archived({ item, autosave }: Props): ReactNode {
  const restore = useRestore(item, autosave);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await restore();
    setBusy(false);
  };
  return (
    <Notice
      tone="info"
      title={<Trans>Ce contenu est archivé</Trans>}
      sx={below}
      action={
        <ActionButton variant="neutral" busy={busy} onClick={() => void press()}>
          <Trans>Restaurer</Trans>
        </ActionButton>
      }
    >
      <Trans>Restaurez-le pour le modifier.</Trans>
    </Notice>
  );
}
