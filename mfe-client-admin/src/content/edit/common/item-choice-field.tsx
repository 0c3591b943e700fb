import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { ContentItem, ContentItemSummary } from '@passerelle/shared/contract';
import { type Fault, FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useLookup } from '@passerelle/shared/lists';
import { Box, Button, ContentText } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { Picker } from '@passerelle/shared/ui/picker';
import { type ReactNode, useId, useState } from 'react';

import { StatusTag } from '../../item-labels';
import { textOf } from './draft-values';
import { sourceOf } from './source-values';
import { useFieldValidators } from './use-field-validators';

type Choice = Pick<ContentItemSummary, 'key' | 'title'> & Partial<ContentItemSummary>;

interface Words {
  /** « Document » */
  label: string;
  /** « Choisir un document » */
  choose: string;
  /** « Chercher dans la bibliothèque » */
  search: string;
}

interface Props {
  name: string;
  kind: 'library' | 'surveys';
  /** The item that refers to it. */
  pack: ContentItem['pack'];
  words: Words;
}

const countOf = (total: number): ReactNode => (
  <Plural value={total} one="# élément trouvé" other="# éléments trouvés" />
);

/** Content common to all refers to such alone, that of an organisation to its own as well. */
const isWithin =
  (pack: Props['pack']) =>
  (item: ContentItemSummary): boolean =>
    item.pack.organization === null || item.pack.organization.id === pack.organization?.id;

/** Another item of the content, found by typing. The value is its key. */
export function ItemChoiceField({ name, kind, pack, words }: Props): ReactNode {
  const { t } = useLingui();
  const { filled } = useFieldValidators();
  const [isOpen, setOpen] = useState(false);
  const rule = (key: unknown): Fault | undefined => (filled(key) ? { text: words.choose } : undefined);
  const field = useFormField({ name, label: words.label, rule }, 'choice');
  const key = textOf(field.input.value);
  const { data } = useCall('GET /content/items', {
    query: { kind: [kind], key },
    when: key !== '',
  });
  const chosen: Choice | undefined = key === '' ? undefined : (data?.items.find(isWithin(pack)) ?? { key, title: key });
  const title = chosen && (chosen.title || t`Sans titre`);
  const close = (): void => {
    setOpen(false);
    field.input.onBlur();
  };
  return (
    <>
      <FieldFrame settings={{ label: words.label }} field={field} group="fieldset">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
          {title && (
            <Box component="span" sx={{ fontWeight: 560, minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
          )}
          <Button
            id={field.id}
            variant="neutral"
            size="small"
            aria-haspopup="dialog"
            aria-describedby={field.aria['aria-describedby']}
            onClick={() => setOpen(true)}
          >
            {title ? <Trans>Changer</Trans> : words.choose}
          </Button>
        </Box>
      </FieldFrame>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.choose}
        size="medium"
        actions={
          <Button variant="neutral" onClick={close}>
            <Trans>Fermer</Trans>
          </Button>
        }
      >
        {isOpen && (
          <Choices
            kind={kind}
            pack={pack}
            words={words}
            chosen={chosen}
            onChoose={(item) => field.input.onChange(item.key)}
          />
        )}
      </Dialog>
    </>
  );
}

interface ChoicesProps extends Omit<Props, 'name'> {
  chosen: Choice | undefined;
  onChoose: (item: Choice) => void;
}

function Choices({ kind, pack, words, chosen, onChoose }: ChoicesProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useLookup('GET /content/items', search, { query: { kind: [kind], sort: 'title', order: 'asc' } });
  const items = found.data?.items.filter(isWithin(pack)) ?? [];
  const totalCount = (found.data?.totalCount ?? 0) - (found.data?.items.length ?? 0) + items.length;
  return (
    <Picker<Choice>
      id={id}
      words={{
        label: words.label,
        search: words.search,
        count: countOf,
        failure: <Trans>Le contenu ne répond pas</Trans>,
        failureText: <Trans>Ce que vous avez saisi est gardé.</Trans>,
      }}
      search={search}
      onSearch={setSearch}
      found={{ ...found, data: found.data && { items, totalCount } }}
      idOf={(item) => item.key}
      chosen={chosen ? [chosen] : []}
      onChange={([item]) => item && onChoose(item)}
      compact
    >
      {({ title, status, pack: own }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' }}>
          <Box component="span" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            <ContentText language={own && sourceOf({ pack: own })}>{title || t`Sans titre`}</ContentText>
          </Box>
          {status && <StatusTag status={status} />}
        </Box>
      )}
    </Picker>
  );
}
