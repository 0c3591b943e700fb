import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserImport, UserImportField } from '@passerelle/shared/contract';
import { requiredImportFields, userImportFields } from '@passerelle/shared/contract/enums/user-import';
import { PlainSelect } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import {
  ActionButton,
  Box,
  Button,
  Card,
  FailureText,
  fullName,
  Notice,
  Section,
  Typography,
  useToast,
} from '@passerelle/shared/ui';
import { type ReactNode, useId, useState } from 'react';

import { fieldLabels } from './import-labels';
import { checkColumns } from './user-import.mutations';

type Chosen = UserImportField | null;

interface Props {
  found: UserImport;
  /** Only the uploader can continue with the file. */
  isOwn: boolean;
  /** Every column is shown, also where all of them are known. */
  isOpen?: boolean;
}

/** Field of each column: known by its title or from the last import, and changeable. */
export function ColumnsStep({ found, isOwn, isOpen = false }: Props): ReactNode {
  const { t } = useLingui();
  const { list, number } = useFormats();
  const toast = useToast();
  const [fields, setFields] = useState<readonly Chosen[]>(() => found.columns.map(({ field }) => field));
  const [busy, setBusy] = useState(false);
  const listId = useId();
  // A file made from the template has all columns recognised, so they are shown on request only.
  const [isWanted, setWanted] = useState(isOpen);
  const isListed = isWanted || !isOwn || found.columns.some(({ field }) => field === null);
  const missing = requiredImportFields.filter((field) => !fields.includes(field)).map((field) => t(fieldLabels[field]));
  const named = list(missing);
  const nameOf = (index: number): string => {
    const place = index + 1;
    return found.columns[index]?.title || t`Colonne ${place}`;
  };
  const unmapped = fields.flatMap((field, index) => (field === null ? [nameOf(index)] : []));
  const left = unmapped.length;
  const count = found.counts.rows;
  const rows = number(count);
  const importer = fullName(found.importer);

  const choose = (index: number, field: Chosen): void =>
    // A field stands in one column: choosing it for another frees the first.
    setFields(fields.map((now, place) => (place === index ? field : now === field ? null : now)));
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      await checkColumns(found.id, [...fields]);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      setBusy(false);
    }
  };
  const options = [
    { value: 'none' as const, label: t`Ne pas importer` },
    ...userImportFields.map((value) => ({ value, label: t(fieldLabels[value]) })),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' }}>
      <Section title={<Trans>Que contient chaque colonne ?</Trans>}>
        <Typography sx={{ mb: '16px', maxWidth: '66ch', color: 'text.secondary' }}>
          {t`${plural(count, { one: 'Le fichier compte # personne.', other: `Le fichier compte ${rows} personnes.` })}`}{' '}
          {isListed ? (
            <Trans>Vos choix seront retenus pour les fichiers qui ont les mêmes titres.</Trans>
          ) : (
            <Trans>Toutes ses colonnes sont reconnues à leur titre.</Trans>
          )}
        </Typography>
        <Card
          id={listId}
          hidden={!isListed}
          padding="none"
          component="ul"
          sx={{ m: 0, listStyle: 'none', '&[hidden]': { display: 'none' } }}
        >
          {found.columns.map(({ title, samples }, index) => {
            const place = index + 1;
            const name = nameOf(index);
            return (
              <Box
                key={`${place} ${title}`}
                component="li"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
                  alignItems: 'center',
                  gap: '8px 24px',
                  p: { xs: '14px 16px', lg: '12px 20px' },
                  '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
                }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {samples.length > 0 ? samples.join(' · ') : <Trans>Aucune valeur</Trans>}
                  </Typography>
                </Box>
                <PlainSelect
                  label={t`Contenu de « ${name} »`}
                  isLabelHidden
                  value={fields[index] ?? 'none'}
                  options={options}
                  onChange={(value) => choose(index, value === 'none' ? null : value)}
                />
              </Box>
            );
          })}
        </Card>
      </Section>
      {left > 0 && (
        <Notice
          tone="info"
          title={t`${plural(left, { one: '# colonne ne sera pas importée', other: '# colonnes ne seront pas importées' })}`}
        >
          {list(unmapped)}
        </Notice>
      )}
      {isOwn ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' }}>
          <ActionButton
            busy={busy}
            missing={missing.length > 0 && <Trans>Pour continuer, dites quelle colonne contient : {named}.</Trans>}
            onMissing={() => document.getElementById(listId)?.querySelector('select')?.focus()}
            onClick={() => void check()}
          >
            <Trans>Vérifier les lignes</Trans>
          </ActionButton>
          {!isListed && (
            <Button variant="neutral" onClick={() => setWanted(true)}>
              <Trans>Revoir les colonnes</Trans>
            </Button>
          )}
        </Box>
      ) : (
        <Notice tone="info" title={<Trans>Ce fichier a été choisi par {importer}</Trans>}>
          <Trans>Seule cette personne peut continuer cet import.</Trans>
        </Notice>
      )}
    </Box>
  );
}
