import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  actionSubTypes,
  documentSubTypes,
  taskFamilies,
  taskModes as modes,
} from '@passerelle/shared/contract/enums/tasks';
import type { Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Card, ContentText, Facts, FormSection, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList, familyLabels } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../../../components/not-filled-in';
import { type Entry, entriesOf, numberOf, oneOf, textOf } from '../common/draft-values';
import { FormattedText } from '../common/formatted-text';
import { sourceOf } from '../common/source-values';
import type { EditorProps } from '../editor-props';
import { typeOf } from './sub-tasks';
import { actionLabels, documentUseLabels, subTaskTypeLabels, taskModes, validations } from './task-labels';

/** A task to read. */
export function TaskText({ item, files }: Pick<EditorProps, 'item' | 'files'>): ReactNode {
  const { t } = useLingui();
  const source = sourceOf(item);
  const { fields, text } = files[source] ?? { fields: {} };
  const family = oneOf(taskFamilies, fields['family']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
      <FormSection title={<Trans>La tâche</Trans>}>
        <DescriptionList>
          <Described name={<Trans>Titre de la tâche</Trans>}>
            {textOf(fields['name']) ? (
              <ContentText language={source}>{textOf(fields['name'])}</ContentText>
            ) : (
              <NotFilledIn />
            )}
          </Described>
          <Described name={<Trans>Famille</Trans>}>{family ? t(familyLabels[family]) : <NotFilledIn />}</Described>
          <Described name={<Trans>Points</Trans>}>{numberOf(fields['points'])}</Described>
          <Described name={<Trans>Validation de la tâche</Trans>}>
            {t(taskModes[oneOf(modes, fields['mode']) ?? 'automatic'].label)}
          </Described>
        </DescriptionList>
        <FormattedText label={t`Description`} value={text} language={source} />
      </FormSection>
      <Section title={<Trans>Sous-tâches</Trans>}>
        <Box component="ol" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
          {entriesOf(fields['subTasks']).map((subTask) => (
            <SubTaskText key={textOf(subTask['key'])} subTask={subTask} source={source} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function SubTaskText({ subTask, source }: { subTask: Entry; source: Locale }): ReactNode {
  const { t } = useLingui();
  const type = t(subTaskTypeLabels[typeOf(subTask)]);
  const use = oneOf(documentSubTypes, subTask['use']);
  const action = oneOf(actionSubTypes, subTask['action']);
  const validation = oneOf(['automatic', 'manual', 'none'] as const, subTask['validation']) ?? 'automatic';
  const validated = t(validations[validation].label);
  const only = oneOf(locales, subTask['locale']);
  const points = numberOf(subTask['points']);
  const count = numberOf(subTask['requiredCount']);
  const target = textOf(subTask['document']) || textOf(subTask['survey']) || textOf(subTask['link']);
  return (
    <Card component="li" padding="small" sx={{ display: 'grid', gap: '8px', overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h4">
        <ContentText language={only ?? source}>{textOf(subTask['title']) || type}</ContentText>
      </Typography>
      <Facts>
        <span>{type}</span>
        {use && <span>{t(documentUseLabels[use])}</span>}
        {action && <span>{t(actionLabels[action])}</span>}
        {count > 0 && (
          <span>
            <Trans>Nombre nécessaire : {count}</Trans>
          </span>
        )}
        {target && <bdi>{target}</bdi>}
        {points > 0 && (
          <span>
            <Plural value={points} one="# point" other="# points" />
          </span>
        )}
        <span>
          <Trans>Validation : {validated}</Trans>
        </span>
        {only && <span>{languageName(only)}</span>}
      </Facts>
      <FormattedText label={t`Description`} value={subTask['description']} language={source} />
    </Card>
  );
}
