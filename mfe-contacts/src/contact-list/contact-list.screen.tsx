import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useList } from '@passerelle/shared/lists';
import { PageHeader } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useContactDeletion } from '../contact-parts/use-contact-deletion';
import { ContactCard } from './contact-card';
import { AddContact, ExportContacts, ImportContacts } from './contact-list-tools';
import { contactList, useContactCounts } from './contact-list.resource';
import { ContactsEmpty, ContactsNotFound } from './contacts-empty';
import { QuietContacts } from './quiet-contacts';

/** The contact book. */
export function ContactListScreen(): ReactNode {
  const { t } = useLingui();
  const list = useList(contactList);
  const { filter, search, page } = list.state;
  const { data: counts } = useContactCounts(search);
  const { ask, dialog } = useContactDeletion();
  const tools = (
    <>
      <AddContact />
      <ImportContacts />
      {list.rows.length > 0 && <ExportContacts query={list.query} />}
    </>
  );
  return (
    <>
      <PagedListScreen
        {...list.screen}
        header={
          <>
            <PageHeader title={<Trans>Contacts</Trans>} actions={tools}>
              <Trans>Les personnes qui vous aident à avancer, et celles qu’elles vous ont recommandées.</Trans>
            </PageHeader>
            {filter === 'all' && search === '' && page === 0 && <QuietContacts />}
          </>
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
