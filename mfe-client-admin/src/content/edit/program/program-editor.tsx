import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { badgeTypes, programTypes } from '@passerelle/shared/contract/enums/tasks';
import { limits } from '@passerelle/shared/contract/limits';
import { CheckboxGroupField, NumberField, RadioField, TextField } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, ContentText, FormSection, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList, familyLabels } from '@passerelle/shared/ui/data';
import { memo, type ReactNode } from 'react';

import { NotFilledIn } from '../../../components/not-filled-in';
import { entriesOf, numberOf, oneOf, textOf, textsOf } from '../common/draft-values';
import { EditorForm } from '../common/editor-form';
import { FormattedField } from '../common/formatted-field';
import { FormattedText } from '../common/formatted-text';
import { sourceOf } from '../common/source-values';
import { SwitchField } from '../common/switch-field';
import { useFieldValidators } from '../common/use-field-validators';
import type { EditorProps } from '../editor-props';
import { TaskFacts } from './task-facts';
import { useWeekName } from './week-card';
import { WeekPoints } from './week-points';
import { WeekTree } from './week-tree';
import { pointsOf, tasksOf } from './weeks';

/** A programme to read. */
function ProgramText({ item, files }: Pick<EditorProps, 'item' | 'files'>): ReactNode {
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

/** The fields of a programme, without its weeks. */
function BareProgramFields(): ReactNode {
  const { t } = useLingui();
  const { filled, whole } = useFieldValidators();
  return (
    <FormSection title={<Trans>Le programme</Trans>}>
      <TextField
        name="fields.name"
        label={t`Nom du programme`}
        autoComplete="off"
        maxLength={limits.titleLength}
        rule={filled}
      />
      <FormattedField name="fields.description" label={t`Description`} />
      <RadioField
        name="fields.type"
        label={t`Type de programme`}
        options={[
          { value: 'basic', label: t`Programme`, hint: t`Un accompagnement complet, du début à la fin.` },
          { value: 'extension', label: t`Prolongation`, hint: t`Des semaines qui peuvent suivre un programme.` },
        ]}
      />
      <NumberField
        name="fields.maxSuspension"
        label={t`Semaines de pause possibles`}
        help={t`0 : le programme ne peut pas être suspendu.`}
        rule={whole({ from: 0, to: limits.suspensionWeeksMax })}
      />
      <CheckboxGroupField
        name="fields.badges"
        label={t`Badges`}
        help={t`Sans choix, le programme les propose tous.`}
        free
        options={badgeTypes.map((value) => ({ value, label: t(familyLabels[value]) }))}
      />
      <SwitchField
        name="fields.jobOffers"
        label={t`Suivi des annonces`}
        help={t`Les participants enregistrent les annonces auxquelles ils répondent.`}
      />
    </FormSection>
  );
}

const ProgramFields = memo(BareProgramFields);

const defaults = { type: 'basic', maxSuspension: 0, badges: [], jobOffers: false, weeks: [] };

/** A programme: its fields, its weeks and their tasks. */
export function ProgramEditor({ item, files, readOnly, onChange }: EditorProps): ReactNode {
  if (readOnly) return <ProgramText item={item} files={files} />;
  return (
    <EditorForm item={item} files={files} defaults={defaults} onChange={onChange}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
        <ProgramFields />
        <WeekTree programId={item.id} programTasks={item.tasks} />
      </Box>
    </EditorForm>
  );
}
