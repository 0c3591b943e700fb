import { displayKindOf } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import type { DisplayProps } from './displays/display';
import { ElsewhereDisplay } from './displays/elsewhere-display';
import { ImageDisplay } from './displays/image-display';
import { MediaDisplay } from './displays/media-display';
import { UnsupportedDisplay } from './displays/not-shown';
import { PdfDisplay } from './pdf/pdf-display';

/** The document itself, by its extension. */
export function DocumentDisplay({ mayPrint, ...props }: DisplayProps & { mayPrint: boolean }): ReactNode {
  const { url, extension } = props.document;
  if (!url.startsWith('/')) return <ElsewhereDisplay {...props} />;
  const kind = displayKindOf(extension);
  switch (kind) {
    case 'image':
      return <ImageDisplay {...props} />;
    case 'video':
    case 'audio':
      return <MediaDisplay kind={kind} {...props} />;
    case 'pdf':
      return <PdfDisplay mayPrint={mayPrint} {...props} />;
    case 'unsupported':
      return <UnsupportedDisplay {...props} />;
  }
}
