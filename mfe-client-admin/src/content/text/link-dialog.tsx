import { Trans, useLingui } from '@lingui/react/macro';
import { FieldFrame, fieldMarks } from '@passerelle/shared/forms';
import { Field, Form } from '@passerelle/shared/forms/editing';
import { Box, Button } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId } from 'react';

import { isLinkAddress } from './extensions';

interface Props {
  /** Null: closed; empty: a new link. */
  address: string | null;
  /** Null takes the link away. */
  onChoose: (address: string | null) => void;
  onClose: () => void;
}

const bareHost = /^[\w-]+(\.[\w-]+)+(\/|$)/;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** A typed address with its beginning: a site and an e-mail address need none. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (mail.test(address)) return `mailto:${address}`;
  return bareHost.test(address) ? `https://${address}` : address;
}

/** The dialog asks for one thing only. */
const focusFirst = (element: HTMLInputElement | null): void => element?.focus();

/** Asks for the address of a link. */
export function LinkDialog({ address, onChoose, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const starts = 'https://, http://, mailto:, tel:';
  const fault = t`Un lien commence par ${starts}`;
  return (
    <Dialog
      open={address !== null}
      onClose={onClose}
      title={address ? <Trans>Modifier le lien</Trans> : <Trans>Ajouter un lien</Trans>}
    >
      <Form<{ address: string }>
        initialValues={{ address: address ?? '' }}
        onSubmit={(values) => onChoose(completeAddress(values.address))}
      >
        {({ handleSubmit }) => (
          <Box
            component="form"
            noValidate
            // The dialog lies in the form of the page in React's tree.
            onSubmit={(event) => {
              event.stopPropagation();
              void handleSubmit(event);
            }}
            sx={{ display: 'grid', gap: '20px' }}
          >
            <Field<string>
              name="address"
              validate={(typed) => (isLinkAddress(completeAddress(typed ?? '')) ? undefined : fault)}
            >
              {({ input, meta }) => {
                const shown = meta.submitFailed ? (meta.error as string | undefined) : undefined;
                const field = fieldMarks(id, shown);
                return (
                  <FieldFrame settings={{ label: t`Adresse` }} field={field}>
                    <OutlinedInput
                      {...input}
                      id={id}
                      inputRef={focusFirst}
                      slotProps={{ input: { dir: 'ltr', inputMode: 'url', ...field.aria } }}
                    />
                  </FieldFrame>
                );
              }}
            </Field>
            <FormDialogButtons onCancel={onClose}>
              {address && (
                <Button variant="neutral" onClick={() => onChoose(null)}>
                  <Trans>Retirer le lien</Trans>
                </Button>
              )}
              <Button type="submit" variant="contained">
                <Trans>Enregistrer le lien</Trans>
              </Button>
            </FormDialogButtons>
          </Box>
        )}
      </Form>
    </Dialog>
  );
}
