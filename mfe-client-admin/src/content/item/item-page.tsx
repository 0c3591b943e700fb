import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { FilterTabs, useFocusFallback } from '@passerelle/shared/ui/data';
import { useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useState } from 'react';

import { History } from '../history/history';
import { attachFile, type Attachment, showItem } from '../items.mutations';
import { isEditable } from '../items.resource';
import { PublishDialog, type Publishing, WeekReplacementNotice } from '../publish';
import { ItemSchedules } from '../schedules/item-schedules';
import { Translations } from '../translation/translations';
import { ConflictDialog } from './conflict-dialog';
import { ItemHeader } from './item-header';
import { itemQuery } from '../item-query';
import { KindEditor } from './kind-editor';
import { OfferDialog } from './offer-dialog';
import { ReadOnlyNotice } from './read-only-notice';
import { useAutosave } from '../autosave/use-autosave';

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
