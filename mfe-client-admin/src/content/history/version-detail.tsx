import { Trans } from '@lingui/react/macro';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import type { ContentItem } from '@passerelle/shared/contract';
import { Button, Card, LoadedArea, Section, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

import type { Autosave } from '../autosave/autosave';
import { FilesDifference } from '../difference/files-difference';
import { restoreVersion } from '../items.mutations';
import { useVersion } from '../items.resource';

export interface HistoryProps {
  /** The item, with its files as they are in the editor. */
  item: ContentItem;
  readOnly: boolean;
  autosave: Autosave;
}

const useVersionRestore = (itemId: string, autosave: HistoryProps['autosave']) =>
  useConfirmation<number>({
    act: async (number) => {
      await autosave.flush();
      autosave.replace(await restoreVersion({ id: itemId, version: autosave.version() }, number));
    },
    done: (number) => <Trans>La version {number} est reprise comme brouillon. Rien n’est publié.</Trans>,
    about: () => itemId,
  });

/** Changes since a version, which can become the draft again. */
export function VersionDetail({ item, readOnly, autosave, number }: HistoryProps & { number: number }): ReactNode {
  const version = useVersion(item.id, number);
  const { ask, dialog } = useVersionRestore(item.id, autosave);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div ref={area} tabIndex={-1}>
      <Section title={<Trans>Depuis la version {number}</Trans>}>
        <LoadedArea
          state={version}
          skeleton={<SkeletonCard lines={2} />}
          failure={<Trans>Cette version ne répond pas</Trans>}
          failureText={<Trans>Le reste de ce contenu fonctionne.</Trans>}
          level={2}
        >
          {({ files }) => (
            <Card sx={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Barré : ce que cette version disait. Souligné : ce qui a été ajouté depuis.</Trans>
              </Typography>
              <FilesDifference item={item} before={files} after={item.files} />
              {!readOnly && (
                <Button variant="neutral" startIcon={<RestoreRounded />} onClick={() => ask(number)}>
                  <Trans>Reprendre cette version</Trans>
                </Button>
              )}
            </Card>
          )}
        </LoadedArea>
      </Section>
      <ConfirmDialog
        {...dialog}
        title={<Trans>Reprendre la version {number} ?</Trans>}
        confirmLabel={<Trans>Reprendre cette version</Trans>}
      >
        <Trans>
          Elle remplace le texte en cours et devient un brouillon. Rien n’est publié avant que vous ne le fassiez.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
