import { Trans } from '@lingui/react/macro';
import type { LibraryDocument, TextBlock } from '@passerelle/shared/contract';
import { useContentLanguage } from '@passerelle/shared/i18n';
import { Box, Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props extends Pick<LibraryDocument, 'language'> {
  blocks: readonly TextBlock[];
}

interface Line {
  /** Its place in the template, which never changes. */
  at: number;
  text: string;
}

interface Group {
  kind: TextBlock['kind'];
  lines: [Line, ...Line[]];
}

/** Items that follow each other are one list. */
const grouped = (blocks: readonly TextBlock[]): Group[] =>
  blocks.reduce<Group[]>((groups, { kind, text }, at) => {
    const last = groups.at(-1);
    if (kind === 'item' && last?.kind === 'item') last.lines.push({ at, text });
    else groups.push({ kind, lines: [{ at, text }] });
    return groups;
  }, []);

/** The words of a template, so that one sees what it asks for before it is saved, also on a phone. */
export const TemplateText = ({ blocks, language }: Props): ReactNode => (
  <Section title={<Trans>Ce que dit le modèle</Trans>} sx={{ mt: '28px' }}>
    <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary' }}>
      <Trans>La mise en page est dans le fichier.</Trans>
    </Typography>
    <Card>
      <Box
        {...useContentLanguage(language)}
        sx={{ display: 'grid', gap: '12px', maxWidth: '66ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {grouped(blocks).map((group) => (
          <Block key={group.lines[0].at} {...group} />
        ))}
      </Box>
    </Card>
  </Section>
);

function Block({ kind, lines }: Group): ReactNode {
  const [{ text }] = lines;
  switch (kind) {
    case 'heading':
      return (
        <Typography component="h3" variant="h4" sx={{ '&:not(:first-of-type)': { mt: '8px' } }}>
          {text}
        </Typography>
      );
    case 'paragraph':
      return <Typography>{text}</Typography>;
    case 'item':
      return (
        <Box component="ul" sx={{ display: 'grid', gap: '6px', m: 0, paddingInlineStart: '22px' }}>
          {lines.map((line) => (
            <li key={line.at}>{line.text}</li>
          ))}
        </Box>
      );
  }
}
