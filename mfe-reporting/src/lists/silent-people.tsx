import { Plural, Trans, useLingui } from '@lingui/react/macro';
import WavingHandRounded from '@mui/icons-material/WavingHandRounded';
import type { Paged, SilentPerson } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, fullName, lazyDialog, Typography } from '@passerelle/shared/ui';
import { SilenceLabel } from '@passerelle/shared/ui/data';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/table';
import { useId, useState, type ReactNode } from 'react';

import { FollowUpCard, Pages, Rows, SeeAll } from './list-card';
import { type ListFilters, peopleOf, useSilentPeople } from './lists.resource';
import { PersonRow } from './person-row';

const AskNews = lazyDialog(async () => (await import(/* webpackChunkName: "ask-news" */ './ask-news')).AskNews);

/** Silent people, with the reason for each, and a button to write to them. */
export function SilentPeople({ filters, mayWrite }: { filters: ListFilters; mayWrite: boolean }): ReactNode {
  const [page, setPage] = useState(0);
  const state = useSilentPeople(filters, page);
  const total = state.data?.totalCount ?? 0;
  const { activeDays, taskSilenceDays, invitationDays } = durations;
  const weeks = taskSilenceDays / 7;
  const to = peopleOf('silent', filters, {}, { sort: 'lastActivity' });
  return (
    <FollowUpCard
      title={<Trans>Qui n’a plus donné de nouvelles ?</Trans>}
      explanation={
        <Trans>
          Un programme en cours et aucune connexion depuis {activeDays} jours, ou aucune tâche depuis {weeks} semaines,
          ou une invitation sans suite depuis {invitationDays} jours. Les personnes en pause ou dont le programme est
          terminé n’en font pas partie.
        </Trans>
      }
      state={state}
      action={total > 0 && <SeeAll count={total} to={to} />}
    >
      {(answer) =>
        answer.totalCount === 0 ? (
          <Typography sx={{ py: '16px' }}>
            <Trans>Aucune personne à relancer aujourd’hui.</Trans>
          </Typography>
        ) : (
          <Silent answer={answer} mayWrite={mayWrite} onPage={setPage} />
        )
      }
    </FollowUpCard>
  );
}

interface SilentProps {
  mayWrite: boolean;
  answer: Paged<SilentPerson>;
  onPage: (page: number) => void;
}

function Silent({ answer, mayWrite, onPage }: SilentProps): ReactNode {
  const { t } = useLingui();
  const hintId = useId();
  // Kept from page to page.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWriting, setWriting] = useState(false);
  const { items } = answer;
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isAll = items.every(({ id }) => chosen.has(id));
  const toggleAll = (): void => {
    const others = [...chosen].filter((id) => items.every((one) => one.id !== id));
    setChosen(new Set([...others, ...(isAll ? [] : items.map(({ id }) => id))]));
  };
  return (
    <>
      {mayWrite && (
        <Box
          data-print="no"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', mb: '10px' }}
        >
          <FormControlLabel
            control={<Checkbox checked={isAll} indeterminate={!isAll && chosen.size > 0} onChange={toggleAll} />}
            label={<Trans>Toute la page</Trans>}
            sx={{ marginInline: '0 auto' }}
          />
          <Button
            variant="outlined"
            startIcon={<WavingHandRounded />}
            aria-disabled={chosen.size === 0}
            aria-describedby={chosen.size === 0 ? hintId : undefined}
            onClick={() => chosen.size > 0 && setWriting(true)}
          >
            {chosen.size === 0 ? (
              <Trans>Prendre des nouvelles</Trans>
            ) : (
              <Plural value={chosen.size} one="Prendre des nouvelles (#)" other="Prendre des nouvelles (#)" />
            )}
          </Button>
          {chosen.size === 0 && (
            <Box id={hintId} sx={{ typography: 'body2', color: 'text.secondary', flexBasis: '100%' }}>
              <Trans>Cochez les personnes à qui écrire : vous lirez le message avant de l’envoyer.</Trans>
            </Box>
          )}
        </Box>
      )}
      <Rows>
        {items.map((person) => {
          const name = fullName(person);
          return (
            <PersonRow
              key={person.id}
              person={person}
              start={
                mayWrite && (
                  <Checkbox
                    checked={chosen.has(person.id)}
                    onChange={() => toggle(person.id)}
                    slotProps={{ input: { 'aria-label': t`Sélectionner ${name}` } }}
                  />
                )
              }
              end={<AskedAt at={person.askedAt} />}
            >
              <SilenceLabel {...person} />
            </PersonRow>
          );
        })}
      </Rows>
      <Pages answer={answer} onPage={onPage} />
      <AskNews open={isWriting} ids={[...chosen]} onClose={() => setWriting(false)} />
    </>
  );
}

function AskedAt({ at }: { at: string | null }): ReactNode {
  const { ago } = useFormats();
  if (at === null) return null;
  const when = ago(at);
  return <Trans>Message envoyé {when}</Trans>;
}
