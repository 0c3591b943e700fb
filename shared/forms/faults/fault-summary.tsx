import { Plural, useLingui } from '@lingui/react/macro';
import { currentLanguage } from '@passerelle/shared/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Alert, AlertTitle, Link } from '@passerelle/shared/ui';

import type { FieldFaultEntry } from './use-form-faults';

interface Props {
  /** Number of failed submits; at 0 there is no summary yet. */
  attempt: number;
  fields: readonly FieldFaultEntry[];
  failure: string | undefined;
  /** Leads to a field by its name. */
  onLead: (name: string) => void;
}

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase(currentLanguage()) + text.slice(1);

function FaultLink({ entry, onLead }: { entry: FieldFaultEntry; onLead: (name: string) => void }): ReactNode {
  const { t } = useLingui();
  const { name, id, label, text } = entry;
  const what = lowered(text);
  const line = t`${label} : ${what}`;
  if (!id) return line;
  return (
    <Link
      href={`#${id}`}
      color="inherit"
      sx={{ display: 'inline-block', py: '4px', overflowWrap: 'anywhere' }}
      onClick={(event) => {
        event.preventDefault();
        onLead(name);
      }}
    >
      {line}
    </Link>
  );
}

/**
 * Summary of the errors that prevent sending: it takes the focus after a failed submit, and links to each
 * field.
 */
export function FaultSummary({ attempt, fields, failure, onLead }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const count = fields.length;
  if (attempt === 0 || (count === 0 && failure === undefined)) return null;
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1}>
      <AlertTitle>
        {count === 0 ? (
          failure
        ) : (
          <Plural
            value={count}
            one="Un champ est à revoir"
            _2="Deux champs sont à revoir"
            other="# champs sont à revoir"
          />
        )}
      </AlertTitle>
      {count > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.map((entry) => (
            <li key={entry.name}>
              <FaultLink entry={entry} onLead={onLead} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
