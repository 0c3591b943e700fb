import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactColumns, ContactImport, ContactImportPreview, ContactType } from '@passerelle/shared/contract';
import { ownLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { PlainSelect } from '@passerelle/shared/forms';
import { ActionButton, Box, Button, Card, Notice, Section, Typography } from '@passerelle/shared/ui';
import { ToggleChips } from '@passerelle/shared/ui/data';
import { contactTypeLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import { useState, type ReactNode } from 'react';

import { ColumnChoices } from './column-choices';
import { choiceOf, importBody, needsCheck, tally, type Choice } from './import-plan';
import { PreviewRow } from './preview-row';

/** Rows shown at a time: two thousand select boxes at once would freeze the page. */
const ROWS_SHOWN = 20;

interface Props {
  preview: ContactImportPreview;
  busy: boolean;
  onColumns: (columns: NonNullable<ContactColumns['columns']>) => void;
  onImport: (body: ContactImport) => void;
  onLeave: () => void;
}

/** The contacts of the file, and the choice for each of them. */
export function PreviewStep({ preview, busy, onColumns, onImport, onLeave }: Props): ReactNode {
  const { t } = useLingui();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [type, setType] = useState<ContactType>('external');
  const [shown, setShown] = useState(ROWS_SHOWN);
  const [filter, setFilter] = useState<readonly 'doubtful'[]>([]);
  const { rows, columns } = preview;
  const doubtful = rows.filter(needsCheck);
  const listed = filter.length > 0 ? doubtful : rows;
  const counts = tally(rows, choices);
  const total = counts.create + counts.complete;
  const surplus = Math.max(0, counts.create - preview.room);
  const { number } = useFormats();
  const most = number(ownLimits.contacts);
  const rest = listed.length - shown;
  const types = useLabelOptions(contactTypeLabels);
  const missing =
    total === 0
      ? t`Pour continuer, choisissez au moins un contact à ajouter ou à compléter.`
      : surplus > 0
        ? t`Pour continuer, laissez de côté les contacts pour lesquels il n’y a plus de place.`
        : undefined;
  return (
    <Box sx={{ display: 'grid', gap: { xs: '28px', md: '36px' } }}>
      {columns.length > 0 && (
        <ColumnChoices columns={columns} unread={rows.every(({ contact }) => !contact)} onChange={onColumns} />
      )}
      <Section title={<Trans>Les contacts du fichier</Trans>}>
        <Box sx={{ display: 'grid', gap: '18px' }}>
          {rows.some(({ contact }) => contact?.type === null) && (
            <Box sx={{ maxWidth: 360 }}>
              <PlainSelect
                label={t`Type de contact, là où le fichier ne le dit pas`}
                value={type}
                options={types}
                onChange={setType}
              />
            </Box>
          )}
          {rows.length > ROWS_SHOWN && doubtful.length > 0 && (
            <ToggleChips
              label={t`Montrer`}
              values={filter}
              options={[{ value: 'doubtful', label: t`À vérifier seulement`, count: doubtful.length }]}
              onChange={setFilter}
            />
          )}
          <Box
            component="ul"
            aria-label={t`Contacts du fichier`}
            sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}
          >
            {listed.slice(0, shown).map((row) => (
              <PreviewRow
                key={row.row}
                row={row}
                choice={choiceOf(row, choices)}
                onChoose={(choice) => setChoices((before) => new Map(before).set(row.row, choice))}
              />
            ))}
          </Box>
          {rest > 0 && (
            <div>
              <Button variant="neutral" onClick={() => setShown(shown + ROWS_SHOWN)}>
                {t`${plural(rest, { one: 'Afficher la suite (# contact)', other: 'Afficher la suite (# contacts)' })}`}
              </Button>
            </div>
          )}
        </Box>
      </Section>
      <Card padding="small" sx={{ display: 'grid', gap: '14px' }}>
        {surplus > 0 && (
          <Notice tone="warning" title={<Trans>Votre carnet n’a pas assez de place</Trans>}>
            {t`${plural(surplus, { one: `Il peut contenir ${most} contacts au plus. Laissez-en # de côté, ou supprimez-en un de votre carnet.`, other: `Il peut contenir ${most} contacts au plus. Laissez-en # de côté, ou supprimez-en autant de votre carnet.` })}`}
          </Notice>
        )}
        <Typography component="output">
          {t`${plural(counts.create, { 0: 'Aucun contact à ajouter', one: '# contact à ajouter', other: '# contacts à ajouter' })}`}
          {' · '}
          {t`${plural(counts.complete, { 0: 'aucune fiche à compléter', one: '# fiche à compléter', other: '# fiches à compléter' })}`}
          {' · '}
          {t`${plural(counts.skip, { 0: 'rien de côté', one: '# laissé de côté', other: '# laissés de côté' })}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <ActionButton busy={busy} missing={missing} onClick={() => onImport(importBody(rows, choices, type))}>
            <Trans>Importer les contacts</Trans>
          </ActionButton>
          <Button variant="neutral" onClick={onLeave}>
            <Trans>Choisir un autre fichier</Trans>
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
