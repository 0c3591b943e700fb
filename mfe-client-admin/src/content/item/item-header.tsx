import { Trans, useLingui } from '@lingui/react/macro';
import PublishRounded from '@mui/icons-material/PublishRounded';
import type { ContentItem } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, PageHeader, Tag } from '@passerelle/shared/ui';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';

import { useAfterSave } from '../autosave/use-after-save';
import { ItemTitle, kindLabels, PackName, StatusTag } from '../item-labels';
import { hasChanges, isEditable } from '../items.resource';
import { ItemActions } from './item-actions';
import { PreviewButton } from '../preview/preview-button';
import type { ItemHeaderProps } from './item-header-props';
import { ItemSize } from './item-size';
import { Presence } from './presence';
import { SavedLine } from './saved-line';

/** The title as it is written, before the server has it. */
function titleOf({ files, pack, title }: ContentItem): string {
  const [source = 'fr'] = pack.languages;
  const written = files[source]?.fields['title'] ?? files[source]?.fields['name'];
  return typeof written === 'string' ? written : title;
}

export function ItemHeader(props: ItemHeaderProps): ReactNode {
  const { item, autosave, state, onPublish } = props;
  const { t } = useLingui();
  const { from } = useLocationState({ from: isText });
  const { busy, afterSave } = useAfterSave(autosave.flush);
  const { id, kind, program, pack, status } = item;
  const isChanged = hasChanges(item) || state.status !== 'saved';

  return (
    <PageHeader
      back={
        program
          ? { to: routeTo('clientContentItem', { itemId: program.id }), label: program.title }
          : { to: from ?? routeTo('clientContent'), label: <Trans>Retour au contenu</Trans> }
      }
      tags={
        <>
          <Tag>{t(kindLabels[kind])}</Tag>
          <StatusTag status={status} />
        </>
      }
      title={<ItemTitle title={titleOf(item)} />}
      actions={
        <>
          {isEditable(item) && status !== 'archived' && <PreviewButton item={item} onSave={autosave.flush} />}
          {isEditable(item) && isChanged && status !== 'archived' && (
            <ActionButton
              busy={busy}
              startIcon={<PublishRounded />}
              onClick={() => void afterSave(() => onPublish({ publish: [id], archive: [] }))}
            >
              <Trans>Publier</Trans>
            </ActionButton>
          )}
        </>
      }
      menu={<ItemActions {...props} />}
    >
      <Box component="span">
        <PackName pack={pack} />
      </Box>
      <SavedLine state={state} />
      <Presence item={item} />
      {isEditable(item) && <ItemSize files={item.files} />}
    </PageHeader>
  );
}
