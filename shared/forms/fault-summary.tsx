import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useEffect, useRef } from 'react';

import { FaultCount, type SummaryProps, useFaultLine } from './fault-words';
import type { FieldFaultEntry } from './use-form-faults';

function FaultLink({ entry, onLead }: { entry: FieldFaultEntry; onLead: (name: string) => void }): ReactNode {
  const line = useFaultLine()(entry);
  const { name, id } = entry;
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
 * What stands in the way of sending, in one place: it takes the focus after a submit that failed, and leads to each
 * field.
 */
export function FaultSummary({ attempt, fields, failure, onLead }: SummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const count = fields.length;
  if (attempt === 0 || (count === 0 && failure === undefined)) return null;
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1}>
      <AlertTitle component="p">{count === 0 ? failure : <FaultCount count={count} />}</AlertTitle>
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
