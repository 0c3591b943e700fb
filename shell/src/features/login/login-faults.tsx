import { FaultCount, type SummaryProps, useFaultLine, useSummaryBox } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { PlainIcon } from '../../plain/plain-button';

const ERROR =
  'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2zM12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z';

/** `FaultSummary` of the product's forms without MUI: takes the focus after a submit that failed, and leads to each field. */
export function LoginFaults(summary: SummaryProps): ReactNode {
  const line = useFaultLine();
  const { box, isEmpty } = useSummaryBox(summary);
  if (isEmpty) return null;
  const { fields, failure, onLead } = summary;
  const count = fields.length;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="login-faults">
      <PlainIcon path={ERROR} />
      <div>
        <p>{count === 0 ? failure : <FaultCount count={count} />}</p>
        {count > 0 && (
          <ul>
            {fields.map((entry) => (
              <li key={entry.name}>
                <a
                  href={`#${entry.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onLead(entry.name);
                  }}
                >
                  {line(entry)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
