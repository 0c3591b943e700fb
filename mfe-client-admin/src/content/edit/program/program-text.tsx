import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { badgeTypes, programTypes } from '@passerelle/shared/contract/enums/tasks';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, ContentText, FormSection, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList, familyLabels } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../../../components/not-filled-in';
import { entriesOf, numberOf, oneOf, textOf, textsOf } from '../common/draft-values';
import { FormattedText } from '../common/formatted-text';
import { sourceOf } from '../common/source-values';
import type { EditorProps } from '../editor-props';
import { TaskFacts } from './task-facts';
import { useWeekName } from './week-card';
import { WeekPoints } from './week-points';
import { pointsOf, tasksOf } from './weeks';

/** A programme to read. */
export function ProgramText({ item, files }: Pick<EditorProps, 'item' | 'files'>): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const weekName = useWeekName();
  const source = sourceOf(item);
  const fields = files[source]?.fields ?? {};
  const known = new Map(item.tasks.map((task) => [task.key, task]));
  const badges = textsOf(fields['badges']).flatMap((badge) => oneOf(badgeTypes, badge) ?? []);
  const pause = numberOf(fields['maxSuspension']);
  const isExtension = oneOf(programTypes, fields['type']) === 'extension';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
      <FormSection title={<Trans>Le programme</Trans>}>
        <DescriptionList>
          <Described name={<Trans>Nom du programme</Trans>}>
            {textOf(fields['name']) ? (
              <ContentText language={source}>{textOf(fields['name'])}</ContentText>
            ) : (
              <NotFilledIn />
            )}
          </Described>
          <Described name={<Trans>Type de programme</Trans>}>
            {isExtension ? <Trans>Prolongation</Trans> : <Trans>Programme</Trans>}
          </Described>
          <Described name={<Trans>Semaines de pause possibles</Trans>}>
            <Plural value={pause} _0="Aucune" one="# semaine" other="# semaines" />
          </Described>
          <Described name={<Trans>Badges</Trans>}>
            {list((badges.length > 0 ? badges : badgeTypes).map((badge) => t(familyLabels[badge])))}
          </Described>
          <Described name={<Trans>Suivi des annonces</Trans>}>
            {fields['jobOffers'] === true ? <Trans>Oui</Trans> : <Trans>Non</Trans>}
          </Described>
        </DescriptionList>
        <FormattedText label={t`Description`} value={fields['description']} language={source} />
      </FormSection>
      <Section title={<Trans>Semaines et tâches</Trans>}>
        <Box component="ol" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
          {entriesOf(fields['weeks']).map((week, index) => {
            const name = weekName(index, textOf(week['title']));
            return (
              <Card key={name} component="li" padding="small" sx={{ display: 'grid', gap: '12px' }}>
                <Typography component="h3" variant="h4">
                  {name}
                </Typography>
                <WeekPoints points={pointsOf(tasksOf(week), known)} />
                <Box component="ol" sx={{ display: 'grid', gap: '12px', m: 0, paddingInlineStart: '20px' }}>
                  {tasksOf(week).map((key) => (
                    <li key={key}>
                      <TaskFacts task={known.get(key)} taskKey={key} />
                    </li>
                  ))}
                </Box>
              </Card>
            );
          })}
        </Box>
      </Section>
    </Box>
  );
}
