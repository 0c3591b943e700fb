import { Trans } from '@lingui/react/macro';
import type { UserImportRow } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextField } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Email, useBreakpointUp, useToast } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { correctRow } from './user-import.mutations';

interface Props {
  importId: string;
  row: UserImportRow;
  onClose: () => void;
}

type CellError = UserImportRow['errors'][number] & { field: NonNullable<UserImportRow['errors'][number]['field']> };

/** Errors of cells that the file has. */
export const correctable = ({ errors }: UserImportRow): CellError[] =>
  errors.filter((error): error is CellError => error.field !== null && error.column !== null);

const asTyped = (value: string): string => value;

/** Form for the refused cells of a row; stays open with the remaining errors until the row is valid. */
export function CorrectionDialog({ importId, row, onClose }: Props): ReactNode {
  const { number } = useFormats();
  const toast = useToast();
  const isPhone = !useBreakpointUp('md');
  const [current, setCurrent] = useState(row);
  const line = number(row.line);
  const errors = correctable(current);
  const name = row.name || (row.email && <Email>{row.email}</Email>);
  return (
    <Dialog open onClose={onClose} size="medium" title={<Trans>Corriger la ligne {line}</Trans>}>
      <Form
        // A new form for the remaining errors.
        key={JSON.stringify(errors)}
        schema="userImportCorrection"
        intro={false}
        initialValues={{
          line: row.line,
          cells: Object.fromEntries(errors.map(({ field, value }) => [field, value])),
        }}
        refused={Object.fromEntries(errors.map(({ field }) => [`cells.${field}`, 'notAllowed']))}
        onSubmit={async (body) => {
          const next = await correctRow(importId, body);
          if (next.outcome === 'refused' && correctable(next).length > 0) {
            setCurrent(next);
            return;
          }
          onClose();
          if (next.outcome === 'refused') return;
          toast(<Trans>La ligne {line} est corrigée</Trans>, { about: importId });
        }}
      >
        <Box sx={{ display: 'grid', gap: '20px' }}>
          {name && <div>{name}</div>}
          {errors.map(({ field, column, message }) => (
            <TextField
              key={field}
              name={`cells.${field}`}
              label={column ?? ''}
              words={{ notAllowed: message }}
              parse={asTyped}
              autoComplete="off"
              maxLength={limits.titleLength}
            />
          ))}
          <FormDialogButtons onCancel={onClose}>
            <SubmitButton fullWidth={isPhone}>
              <Trans>Vérifier la ligne</Trans>
            </SubmitButton>
          </FormDialogButtons>
        </Box>
      </Form>
    </Dialog>
  );
}
