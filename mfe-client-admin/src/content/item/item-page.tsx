import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { Dialog, FilterTabs, useFocusFallback } from '@passerelle/shared/ui/data';
import { useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useState } from 'react';

import type { KeptText } from '../autosave/kept-text';
import { useAutosave } from '../autosave/use-autosave';
import { FilesDifference } from '../difference/files-difference';
import { History } from '../history/history';
import { itemQuery } from '../item-query';
import { attachFile, type Attachment, showItem } from '../items.mutations';
import { isEditable } from '../items.resource';
import { PublishDialog, type Publishing, WeekReplacementNotice } from '../publish';
import { ItemSchedules } from '../schedules/item-schedules';
import { Translations } from '../translation/translations';
import { ConflictDialog } from './conflict-dialog';
import { ItemHeader } from './item-header';
import { KindEditor } from './kind-editor';
import { ReadOnlyNotice } from './read-only-notice';

interface Props {
  /** As it is stored. */
  item: ContentItem;
  kept: KeptText;
  onChoose: (whether: 'take' | 'drop') => void;
}

/** A text of an earlier visit never reached the server: offers to go on with it. */
function OfferDialog({ item, kept, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const when = dateTime(kept.at);
  return (
    <Dialog
      open
      size="medium"
      title={<Trans>Un texte n’a pas été enregistré</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={() => onChoose('drop')}>
            <Trans>Garder le texte enregistré</Trans>
          </Button>
          <Button variant="contained" onClick={() => onChoose('take')}>
            <Trans>Reprendre ce texte</Trans>
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: '16px' }}>
        <Trans>Cet appareil a gardé ce que vous avez écrit {when}. Voici ce qui diffère du texte enregistré.</Trans>
      </Typography>
      <Box component="section" aria-label={t`Différences`} tabIndex={0} sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
        <FilesDifference item={item} before={item.files} after={kept.files} />
      </Box>
    </Dialog>
  );
}

/** The file was not sent: the text beside it could not be saved. */
class UnsavedText extends Error {}

export function ItemPage({ item }: { item: ContentItem }): ReactNode {
  const { t } = useLingui();
  const [{ view }, { hrefFor }] = useQueryState(itemQuery);
  const { autosave, state } = useAutosave(item);
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const area = useFocusFallback<HTMLDivElement>();
  const { files, round } = state;
  const readOnly = !isEditable(item) || item.status === 'archived';
  const current = { ...item, files };

  const attach = async (attachment: Attachment): Promise<void> => {
    if (!(await autosave.flush())) throw new UnsavedText();
    const attached = await attachFile({ id: item.id, version: autosave.version() }, attachment);
    // Before the cache has it, which would look like a change from elsewhere: editors would start again.
    autosave.attached(attached);
    showItem(attached);
  };
  const shared = {
    item: current,
    files,
    readOnly,
    onChange: autosave.change,
    onSave: autosave.flush,
    onAttach: attach,
  };

  return (
    <>
      <ItemHeader item={current} autosave={autosave} state={state} onPublish={setPublishing} />
      <Box {...area} sx={{ outline: 'none' }}>
        <ReadOnlyNotice item={item} autosave={autosave} />
        <ItemSchedules item={item} />
        {item.kind === 'programs' && item.publishedAt && !readOnly && !publishing && (
          <WeekReplacementNotice key={item.publishedAt} itemId={item.id} />
        )}
        <FilterTabs
          label={t`Vues`}
          value={view}
          options={[
            { value: 'content', label: <Trans>Contenu</Trans> },
            { value: 'translations', label: <Trans>Traductions</Trans> },
            { value: 'history', label: <Trans>Historique</Trans> },
          ]}
          hrefFor={(value) => hrefFor({ view: value })}
        />
        <Box key={round}>
          {view === 'content' && <KindEditor {...shared} />}
          {view === 'translations' && <Translations {...shared} onConfirm={autosave.confirm} />}
          {view === 'history' && <History item={current} readOnly={readOnly} autosave={autosave} />}
        </Box>
      </Box>
      {publishing && <PublishDialog {...publishing} open onClose={() => setPublishing(null)} />}
      {state.theirs && <ConflictDialog theirs={state.theirs} mine={files} onChoose={autosave.chooseConflict} />}
      {state.offer && <OfferDialog item={item} kept={state.offer} onChoose={autosave.chooseOffer} />}
    </>
  );
}
