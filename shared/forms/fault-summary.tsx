import type { ReactNode } from 'react';
import { Box, Alert, AlertTitle, Link } from '@passerelle/shared/ui';

import { FaultCount, type SummaryProps, useFaultLine, useSummaryBox } from './fault-words';
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
export function FaultSummary(summary: SummaryProps): ReactNode {
  const { box, isEmpty } = useSummaryBox(summary);
  if (isEmpty) return null;
  const { fields, failure, onLead } = summary;
  const count = fields.length;
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1}>
      <AlertTitle>{count === 0 ? failure : <FaultCount count={count} />}</AlertTitle>
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
