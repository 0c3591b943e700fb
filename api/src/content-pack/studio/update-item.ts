import type { ContentItemBody, ItemFiles, Locale } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { textsByPath } from '@passerelle/shared/contract/rules/content/item-texts';
import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import type { Context } from '../../platform/http/routes';
import { assertStorableFiles, attachmentsOf, isSameItem } from '../items/item-files';
import { basisAfter } from '../items/item-row';
import { assertNotArchived, type LockedItem, lockItem } from './lock-item';
import { addLanguages, writeDraft, type Writing } from './write-draft';

/** Confirmed translations count as made from the source as it is now. */
function confirmed(
  { kind }: Pick<LockedItem, 'kind'>,
  source: StoredItem['files'][Locale],
  translatedFrom: TranslatedFrom,
  upToDate: NonNullable<ContentItemBody['upToDate']>,
): TranslatedFrom {
  const texts = textsByPath(kind, source);
  return upToDate.reduce<TranslatedFrom>((bases, { language, path }) => {
    const [basis, text] = [bases[language], texts.get(path)];
    return basis?.[path] === undefined || text === undefined
      ? bases
      : { ...bases, [language]: { ...basis, [path]: text } };
  }, translatedFrom);
}

/** Replaces the draft of an item; the same content again writes nothing. */
export async function saveFiles(
  writing: Writing,
  item: LockedItem,
  {
    files,
    attachments,
    upToDate = [],
  }: { files: ItemFiles; attachments: StoredItem['attachments'] } & Pick<ContentItemBody, 'upToDate'>,
): Promise<void> {
  const { kind, content: before } = item;
  const [source = 'fr'] = item.languages;
  assertStorableFiles(kind, files, source);
  const languages = await addLanguages(writing.db, item, Object.keys(files) as Locale[]);
  const content = { files, attachments };
  if (isSameItem(kind, content, before) && upToDate.length === 0) return;
  const bases = basisAfter(kind, before, content, item.translatedFrom, languages);
  const translatedFrom = confirmed(item, files[source], bases, upToDate);
  await writeDraft(writing, item, { content, translatedFrom, languages });
}

export async function updateItem(context: Context<Calls['PUT /content/items/:itemId']>): Promise<void> {
  const { db, person, params, body, seen } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  assertNotArchived(item);
  const { files, upToDate } = body;
  const attachments = attachmentsOf(item.kind, files, item.draft, item.published);
  await saveFiles(context, item, { files, attachments, upToDate });
}
