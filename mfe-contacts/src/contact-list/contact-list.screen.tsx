import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '@passerelle/shared/routes';
import { PageHeader } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useContactDeletion } from '../contact-parts/use-contact-deletion';
import { AddContact } from './add-contact';
import { ContactCard } from './contact-card';
import { contactListState } from './contact-list-state';
import { useContactCounts, useContacts } from './contact-list.resource';
import { ExportContacts } from './export-contacts';
import { ImportContacts } from './import-contacts';
import { QuietContacts } from './quiet-contacts';
import { ContactsEmpty, ContactsNotFound } from './contacts-empty';

/** The contact book. */
export function ContactListScreen(): ReactNode {
  const { t } = useLingui();
  const [state, { change, hrefFor }] = useQueryState(contactListState);
  const { filter, search, sort } = state;
  const { data: counts } = useContactCounts(state);
  const { ask, dialog } = useContactDeletion();
  const answer = useContacts(state);
  const tools = (
    <>
      <AddContact />
      <ImportContacts />
      {(answer.data?.totalCount ?? 0) > 0 && <ExportContacts state={state} />}
    </>
  );
  return (
    <>
      <PagedListScreen
        header={
          <>
            <PageHeader title={<Trans>Contacts</Trans>} actions={tools}>
              <Trans>Les personnes qui vous aident à avancer, et celles qu’elles vous ont recommandées.</Trans>
            </PageHeader>
            {filter === 'all' && search === '' && state.page === 0 && <QuietContacts />}
          </>
        }
        tabs={
          <FilterTabs
            label={t`Filtrer les contacts`}
            value={filter}
            hrefFor={(value) => hrefFor({ filter: value })}
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
            value={search}
            onChange={(value) => change({ search: value })}
          />
        }
        sort={
          <SortSelect
            value={sort}
            onChange={(value) => change({ sort: value })}
            options={[
              { value: 'createdAt', label: <Trans>Ajout récent</Trans> },
              { value: 'fullName', label: <Trans>Nom</Trans> },
            ]}
          />
        }
        answer={answer}
        narrowed={search !== '' || filter !== 'all'}
        count={(total) => t`${plural(total, { one: '# contact', other: '# contacts' })}`}
        failure={<Trans>Vos contacts ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : votre carnet est enregistré. Le reste fonctionne.</Trans>}
        empty={<ContactsEmpty />}
        noResult={
          <ContactsNotFound
            state={state}
            onClear={() => change({ search: '' })}
            everyone={hrefFor({ filter: 'all', search: '' })}
          />
        }
        hrefFor={(page) => hrefFor({ page })}
      >
        {(contacts) => (
          <CardGrid label={t`Contacts`}>
            {contacts.map((contact) => (
              <ContactCard key={contact.id} contact={contact} onDelete={ask} />
            ))}
          </CardGrid>
        )}
      </PagedListScreen>
      {dialog}
    </>
  );
}
