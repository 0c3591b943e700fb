import { Trans, useLingui } from '@lingui/react/macro';
import { send, useCall } from '@passerelle/shared/client';
import type { ContentItem, PublicationProblem } from '@passerelle/shared/contract';
import { Form, NumberField, SelectField, SubmitButton } from '@passerelle/shared/forms';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Notice, Skeleton, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

interface Props {
  item: ContentItem;
  onClose: () => void;
  onOpened: (address: string) => void;
}

const weeksOf = ({ files, pack }: ContentItem): unknown[] => {
  const [source] = pack.languages;
  const weeks = source && files[source]?.fields['weeks'];
  return Array.isArray(weeks) ? weeks : [];
};

const isNamedIn = (week: unknown, key: string): boolean => {
  const { tasks } = (week ?? {}) as { tasks?: unknown };
  return Array.isArray(tasks) && tasks.includes(key);
};

const weekCount = (program: ContentItem): number => weeksOf(program).length;

/** The week of a task in its programme, from one; the first where the draft no longer names the task. */
const weekOfTask = (program: ContentItem, key: string): number =>
  Math.max(1, weeksOf(program).findIndex((week) => isNamedIn(week, key)) + 1);

/** The programme that the participant follows: the item itself, or that of a task. */
function useProgram(item: ContentItem): { program: ContentItem | undefined; isLoading: boolean } {
  const params = { itemId: item.program?.id ?? '' };
  const { data, isLoading } = useCall('GET /content/items/:itemId', { params, when: item.program !== null });
  return { program: item.kind === 'programs' ? item : data, isLoading };
}

/** Asks for the week and the language, and lists the problems of the draft. */
export function PreviewDialog({ item, onClose, onOpened }: Props): ReactNode {
  const { program, isLoading } = useProgram(item);
  return (
    <Dialog open onClose={onClose} size="medium" title={<Trans>Voir comme un participant</Trans>}>
      <Typography sx={{ mb: '16px' }}>
        <Trans>
          Une personne d’essai ouvre ce contenu tel que vous l’avez écrit, publié ou non. Rien de ce qu’elle fait n’est
          compté, et vous seul avez accès à son aperçu.
        </Trans>
      </Typography>
      {isLoading ? (
        <Skeleton variant="rounded" height={180} />
      ) : (
        <PreviewForm {...{ item, program, onClose, onOpened }} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  program: ContentItem | undefined;
}

function PreviewForm({ item, program, onClose, onOpened }: FormProps): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const [problems, setProblems] = useState<readonly PublicationProblem[]>([]);
  const weeks = program ? weekCount(program) : 0;
  const [language] = item.pack.languages;
  return (
    <Form
      schema="contentPreview"
      intro={false}
      initialValues={{
        item: item.id,
        language,
        ...(weeks > 0 && program && { week: weekOfTask(program, item.key) }),
      }}
      check={({ week }) => (week && week > Math.max(1, weeks) ? { week: 'tooLarge' } : {})}
      onSubmit={async (body) => {
        setProblems([]);
        const { address, problems: found } = await send('POST /content/previews', { body });
        if (address === null) setProblems(found);
        else onOpened(address);
      }}
    >
      <Box sx={{ display: 'grid', gap: '20px' }}>
        {weeks > 1 && <NumberField name="week" label={t`Semaine du programme`} help={t`De 1 à ${weeks}.`} />}
        <SelectField
          name="language"
          label={t`Langue`}
          options={item.pack.languages.map((value) => ({ value, label: languageName(value) }))}
        />
        {problems.length > 0 && (
          <Notice tone="error" role="alert" title={<Trans>Ce brouillon ne peut pas encore être montré</Trans>}>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px' }}>
              {problems.map(({ item: where, file, line, message }) => (
                <li key={`${file}:${line}:${message}`}>{where ? `${where.title} — ${message}` : message}</li>
              ))}
            </Box>
          </Notice>
        )}
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Ouvrir l’aperçu</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Box>
    </Form>
  );
}
