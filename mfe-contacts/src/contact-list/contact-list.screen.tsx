import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '@passerelle/shared/routes';
import { PageHeader } from '@passerelle/shared/ui';
import { CardGrid, FilterTabs, PagedListScreen, SearchField, SortSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ContactCard } from './contact-card';
import { contactListState } from './contact-list-state';
import { useContactCounts, useContacts } from './contact-list.resource';
import { ContactsEmpty, ContactsNotFound } from './contacts-empty';
import { useContactDeletion } from './use-contact-deletion';

/** The contact book. */
export function ContactListScreen(): ReactNode {
  const { t } = useLingui();
  const [state, { change, hrefFor }] = useQueryState(contactListState);
  const { filter, search, sort } = state;
  const { data: counts } = useContactCounts(state);
  const { ask, dialog } = useContactDeletion();
  return (
    <>
      <PagedListScreen
        header={
          <PageHeader title={<Trans>Contacts</Trans>}>
            <Trans>Les personnes qui vous aident à avancer, et celles qu’elles vous ont recommandées.</Trans>
          </PageHeader>
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
        answer={useContacts(state)}
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
