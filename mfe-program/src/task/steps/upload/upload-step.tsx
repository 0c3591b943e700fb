import type { ReactNode } from 'react';

import type { StepProps } from '../step-props';
import { FileToSend } from './file-to-send';
import { SentDocuments } from './sent-documents';

/** A file to hand in; several where the step counts them. */
export const UploadStep = (props: StepProps): ReactNode => (
  <>
    <SentDocuments step={props.step} />
    {props.look !== 'done' && <FileToSend {...props} />}
  </>
);
