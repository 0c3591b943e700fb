import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import PublishRounded from '@mui/icons-material/PublishRounded';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, FailureText, PageHeader, Tag } from '@passerelle/shared/ui';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { type ReactNode, useDeferredValue, useMemo } from 'react';

import type { AutosaveState } from '../autosave/autosave';
import { useAfterSave } from '../autosave/use-after-save';
import { ItemTitle, kindLabels, PackName, StatusTag } from '../item-labels';
import { hasChanges, isEditable, usePresence } from '../items.resource';
import { PreviewButton } from '../preview/preview-button';
import { ItemActions } from './item-actions';
import type { ItemHeaderProps } from './item-header-props';

/** Save state of the item, with the time of the last save or the error. */
function SavedLine({ state: { status, savedAt, error } }: { state: AutosaveState }): ReactNode {
  const { time } = useFormats();
  const hour = savedAt && time(savedAt);
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        typography: 'body2',
        color: status === 'refused' ? 'status.error.text' : 'text.secondary',
      }}
    >
      {status === 'saved' && hour && <Trans>Enregistré à {hour}</Trans>}
      {(status === 'waiting' || status === 'saving') && <Trans>Enregistrement…</Trans>}
      {status === 'offline' && (
        <Trans>Non enregistré : pas de connexion. Votre texte est gardé sur cet appareil.</Trans>
      )}
      {status === 'refused' && (
        <>
          <Trans>Non enregistré. Votre texte est gardé sur cet appareil.</Trans> <FailureText error={error} />
        </>
      )}
    </Box>
  );
}

/** The other people who have the item open for editing, and the person's own other device; read out when they come. */
function Presence({ item }: { item: ContentItem }): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const others = usePresence(item.id, isEditable(item) && item.status !== 'archived');
  const { names = [], unnamed = 0, isOnOtherDevice = false } = others ?? {};
  const count = names.length + unnamed;
  const unnamedText = t`${plural(unnamed, { one: '# autre personne', other: '# autres personnes' })}`;
  const people = list([...names, ...(unnamed > 0 ? [unnamedText] : [])]);
  return (
    <Box component="output" sx={{ display: 'block', typography: 'body2', color: 'status.warning.text' }}>
      {count > 0 &&
        t`${plural(count, {
          one: `${people} a aussi ouvert ce contenu`,
          other: `${people} ont aussi ouvert ce contenu`,
        })}`}
      {isOnOtherDevice && (
        <Box component="span" sx={{ display: 'block' }}>
          <Trans>Vous avez aussi ouvert ce contenu sur un autre appareil</Trans>
        </Box>
      )}
    </Box>
  );
}

/** Share of the limit from which on the size is shown. */
const SHOWN_FROM = 0.8;

/** As the server measures it. A letter has up to three bytes, so that a short text need not be encoded. */
function bytesOf(files: ItemFiles): number {
  const text = JSON.stringify(files);
  return text.length * 3 < SHOWN_FROM * limits.itemBytes ? text.length : new TextEncoder().encode(text).length;
}

/** Size of the item relative to its limit, shown when it is close to the limit. */
function ItemSize({ files }: { files: ItemFiles }): ReactNode {
  const { number } = useFormats();
  // Measuring a long item takes a moment, which typing does not wait for.
  const settled = useDeferredValue(files);
  const bytes = useMemo(() => bytesOf(settled), [settled]);
  const isOver = bytes > limits.itemBytes;
  const used = number(Math.ceil(bytes / 1_000));
  const most = number(limits.itemBytes / 1_000);
  return (
    <Box
      component="output"
      sx={{ display: 'block', typography: 'body2', color: isOver ? 'status.error.text' : 'text.secondary' }}
    >
      {bytes >= SHOWN_FROM * limits.itemBytes && (
        <>
          <Trans>
            {used} ko sur {most} ko au plus.
          </Trans>{' '}
          {isOver ? (
            <Trans>Raccourcissez ce contenu ou partagez-le en plusieurs : il n’est plus enregistré.</Trans>
          ) : (
            <Trans>Au-delà, rien n’est plus enregistré : partagez bientôt ce contenu en plusieurs.</Trans>
          )}
        </>
      )}
    </Box>
  );
}

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
