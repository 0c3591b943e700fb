import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactFilter } from '@passerelle/shared/contract';
import { useList } from '@passerelle/shared/lists';
import { Box, Button, EmptyState, PageHeader, Skeleton } from '@passerelle/shared/ui';
import {
  CardGrid,
  FilterTabs,
  GridCard,
  NoResult,
  PagedListScreen,
  SearchField,
  SortSelect,
} from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useContactDeletion } from '../components/use-contact-deletion';
import { ContactCard } from './contact-card';
import { AddContact, ExportContacts, ImportContacts } from './contact-list-tools';
import { contactList, useContactCounts } from './contact-list.resource';
import { QuietContacts, useQuietContacts } from './quiet-contacts';

const skeletonCards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const lineHeight = { xs: 44, md: 32 } as const;

/** The cards of the book while they load: name, tag, two ways to reach, an action. */
const ContactsSkeleton = (): ReactNode => (
  <CardGrid>
    {skeletonCards.map((card) => (
      <GridCard key={card} footer={<Skeleton variant="rounded" width={150} height={18} />}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
          <Skeleton variant="circular" width={46} height={46} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: '7px' }}>
            <Skeleton variant="rounded" width="60%" height={18} />
            <Skeleton variant="rounded" width="80%" height={15} />
          </Box>
        </Box>
        <Skeleton variant="rounded" width={76} height={26} />
        <div>
          {['mail', 'phone'].map((way) => (
            <Box key={way} sx={{ display: 'flex', alignItems: 'center', height: lineHeight }}>
              <Skeleton variant="rounded" width="70%" height={16} />
            </Box>
          ))}
        </div>
      </GridCard>
    ))}
  </CardGrid>
);

/** The contact book. */
export function ContactListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(contactList);
  const { filter, search, page } = list.state;
  const { data: counts } = useContactCounts(search);
  const quiet = useQuietContacts(filter === 'all' && search === '' && page === 0);
  const { answer } = list.screen;
  const { ask, dialog } = useContactDeletion();
  const tools = (
    <>
      <AddContact />
      <ImportContacts />
      {/* There already while the list is on its way, or it would push the tabs down once it came. */}
      {(answer.data === undefined || list.rows.length > 0) && <ExportContacts query={list.query} />}
    </>
  );
  return (
    // In the moment before the skeleton shows, the foot of the page must not come into view.
    <Box sx={{ '& section[aria-busy="true"]': { minHeight: '100vh' } }}>
      <PagedListScreen
        {...list.screen}
        // Suggestions stand above the list: they come with it, and move nothing.
        answer={quiet.isAwaited ? { ...answer, data: undefined } : answer}
        skeleton={<ContactsSkeleton />}
        header={
          <PageHeader title={<Trans>Contacts</Trans>} actions={tools}>
            <Trans>Les personnes qui vous aident à avancer, et celles qu’elles vous ont recommandées.</Trans>
          </PageHeader>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les contacts`}
            value={filter}
            hrefFor={(value) => list.hrefFor({ filter: value })}
            options={[
              { value: 'all', label: <Trans>Tous</Trans>, count: counts?.all },
              { value: 'referrer', label: <Trans>Référents</Trans>, count: counts?.referrer },
              { value: 'referred', label: <Trans>Recommandés</Trans>, count: counts?.referred },
            ]}
          />
        }
        search={
          <SearchField
            label={t`Chercher dans vos contacts`}
            placeholder={t`Nom, entreprise, métier…`}
            {...list.searchField}
          />
        }
        sort={
          <SortSelect
            {...list.sortSelect}
            options={[
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'fullName', label: <Trans>Nom</Trans> },
            ]}
          />
        }
        count={(total) => t`${plural(total, { one: '# contact', other: '# contacts' })}`}
        failure={<Trans>Vos contacts ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : votre carnet est enregistré. Le reste fonctionne.</Trans>}
        empty={<ContactsEmpty />}
        noResult={
          <ContactsNotFound state={list.state} onClear={() => list.change({ search: '' })} everyone={list.everything} />
        }
      >
        {(contacts) => (
          <>
            <QuietContacts {...quiet} />
            <CardGrid label={t`Contacts`}>
              {contacts.map((contact) => (
                <ContactCard key={contact.id} contact={contact} onDelete={ask} search={search} />
              ))}
            </CardGrid>
          </>
        )}
      </PagedListScreen>
      {dialog}
    </Box>
  );
}

const ContactsEmpty = (): ReactNode => (
  <EmptyState title={<Trans>Votre carnet est encore vide</Trans>} action={<AddContact />}>
    <Trans>Pensez à une première personne à qui parler. Un ancien collègue fait très bien l’affaire.</Trans>
  </EmptyState>
);

interface NotFoundProps {
  state: { filter: ContactFilter; search: string };
  onClear: () => void;
  /** The address of the unfiltered list. */
  everyone: string;
}

/** No contact matches the search, or the tab is still empty. */
function ContactsNotFound({ state: { filter, search }, onClear, everyone }: NotFoundProps): ReactNode {
  if (search) {
    return <NoResult title={<Trans>Aucun contact ne correspond à « {search} »</Trans>} onClear={onClear} />;
  }
  return (
    <EmptyState
      title={
        filter === 'referrer' ? (
          <Trans>Personne n’est encore noté comme référent</Trans>
        ) : (
          <Trans>Personne ne vous a encore été recommandé</Trans>
        )
      }
      action={
        <Button component={RouteLink} to={everyone} variant="outlined">
          <Trans>Voir tous les contacts</Trans>
        </Button>
      }
    >
      <Trans>Un référent est une personne de votre carnet qui vous en recommande une autre.</Trans>
    </EmptyState>
  );
}
