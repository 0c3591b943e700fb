import { Trans, useLingui } from '@lingui/react/macro';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { Button } from '@passerelle/shared/ui';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useContact } from '../contact-parts/contact.resource';
import { ReferrerChosen } from './referrer-chosen';
import { ReferrerSearch } from './referrer-search';

/** Who of the book recommended the contact: looked for only once that is wanted. */
export function ReferrerField(): ReactNode {
  const { t } = useLingui();
  const words = {
    notAllowed: t`Choisissez quelqu’un d’autre : cette recommandation tournerait en rond.`,
    unknown: t`Cette personne n’est plus dans vos contacts.`,
  };
  const settings = { name: 'referrer', label: t`Recommandé par`, optional: true, words };
  const field = useFormField(settings, 'choice');
  const { value, onChange } = field.input;
  const referrerId = typeof value === 'string' && value !== '' ? value : null;
  const [picked, setPicked] = useState<PickableContact | null>(null);
  const { data: kept } = useContact(referrerId === picked?.id ? null : referrerId);
  const referrer = (referrerId === picked?.id ? picked : kept) ?? null;

  const [open, setOpen] = useState(false);
  const moved = useRef(false);
  const turn = (next: boolean): void => {
    moved.current = true;
    setOpen(next);
  };
  // What was pressed has made room for something else.
  useEffect(() => {
    if (moved.current) document.getElementById(field.id)?.focus();
    moved.current = false;
  });

  const choose = (contact: PickableContact): void => {
    setPicked(contact);
    onChange(contact.id);
  };
  const remove = (): void => {
    moved.current = true;
    onChange(null);
  };
  const content = (): ReactNode => {
    if (open) {
      return <ReferrerSearch id={field.id} chosen={referrer} onChoose={choose} onClose={() => turn(false)} />;
    }
    if (referrer) {
      return <ReferrerChosen id={field.id} referrer={referrer} onChange={() => turn(true)} onRemove={remove} />;
    }
    return (
      <div>
        <Button id={field.id} variant="neutral" startIcon={<PersonSearchRounded />} onClick={() => turn(true)}>
          <Trans>Choisir dans vos contacts</Trans>
        </Button>
      </div>
    );
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      {content()}
    </FieldFrame>
  );
}
