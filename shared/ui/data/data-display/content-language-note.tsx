import { Trans } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { languageName, useLocale } from '@passerelle/shared/i18n';
import { sxOf, type SxProps, type Theme, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  language: Locale | null | undefined;
  /** The language of the content around it, which has a note of its own. */
  within?: Locale | undefined;
  sx?: SxProps<Theme>;
}

/** Says which language a content is in, where that is not the page's. */
export function ContentLanguageNote({ language, within, sx }: Props): ReactNode {
  const { code } = useLocale();
  if (!language || language === code || language === within) return null;
  const name = languageName(language);
  return (
    <Typography variant="caption" component="p" sx={sxOf({ fontWeight: 560, color: 'text.secondary' }, sx)}>
      <Trans>Ce contenu est en {name}.</Trans>
    </Typography>
  );
}
