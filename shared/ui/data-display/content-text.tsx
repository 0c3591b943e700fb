import type { Locale } from '@passerelle/shared/contract';
import { useContentLanguage } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

interface Props {
  language: Locale | null | undefined;
  children: ReactNode;
}

/** A title or a name out of the content, which may be in another language than the page around it. */
export function ContentText({ language, children }: Props): ReactNode {
  const attributes = useContentLanguage(language);
  return attributes.lang ? <bdi {...attributes}>{children}</bdi> : children;
}
