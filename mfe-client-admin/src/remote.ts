import { defineRemote, noWords, withWords } from '@passerelle/shared/remotes';

/** The words of a screen lie in its chunk; those of another language beside it (docs/adr/0044). */
export const remote = defineRemote({
  screens: {
    dashboard: withWords(
      'dashboard',
      async () => (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen')).DashboardScreen,
      {
        fr: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen?words=fr'),
        en: () => import(/* webpackChunkName: "dashboard-en" */ './dashboard/dashboard.screen?words=en'),
      },
    ),
    'user-list': withWords(
      'user-list',
      async () => (await import(/* webpackChunkName: "user-list" */ './user-list/user-list.screen')).UserListScreen,
      {
        fr: () => import(/* webpackChunkName: "user-list" */ './user-list/user-list.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-list-en" */ './user-list/user-list.screen?words=en'),
      },
    ),
    'user-profile': withWords(
      'user-profile',
      async () =>
        (await import(/* webpackChunkName: "user-profile" */ './user-profile/user-profile.screen')).UserProfileScreen,
      {
        fr: () => import(/* webpackChunkName: "user-profile" */ './user-profile/user-profile.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-profile-en" */ './user-profile/user-profile.screen?words=en'),
      },
    ),
    'user-create': withWords(
      'user-create',
      async () =>
        (await import(/* webpackChunkName: "user-create" */ './user-create/user-create.screen')).UserCreateScreen,
      {
        fr: () => import(/* webpackChunkName: "user-create" */ './user-create/user-create.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-create-en" */ './user-create/user-create.screen?words=en'),
      },
    ),
    'user-import': withWords(
      'user-import',
      async () =>
        (await import(/* webpackChunkName: "user-import" */ './user-import/user-import.screen')).UserImportScreen,
      {
        fr: () => import(/* webpackChunkName: "user-import" */ './user-import/user-import.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-import-en" */ './user-import/user-import.screen?words=en'),
      },
    ),
    'user-closure': withWords(
      'user-closure',
      async () =>
        (await import(/* webpackChunkName: "user-closure" */ './user-closure/user-closure.screen')).UserClosureScreen,
      {
        fr: () => import(/* webpackChunkName: "user-closure" */ './user-closure/user-closure.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-closure-en" */ './user-closure/user-closure.screen?words=en'),
      },
    ),
    'user-deleted': withWords(
      'user-deleted',
      async () =>
        (await import(/* webpackChunkName: "user-deleted" */ './user-deleted/user-deleted.screen')).UserDeletedScreen,
      {
        fr: () => import(/* webpackChunkName: "user-deleted" */ './user-deleted/user-deleted.screen?words=fr'),
        en: () => import(/* webpackChunkName: "user-deleted-en" */ './user-deleted/user-deleted.screen?words=en'),
      },
    ),
    'bulk-action': withWords(
      'bulk-action',
      async () =>
        (await import(/* webpackChunkName: "bulk-action" */ './bulk-action/bulk-action.screen')).BulkActionScreen,
      {
        fr: () => import(/* webpackChunkName: "bulk-action" */ './bulk-action/bulk-action.screen?words=fr'),
        en: () => import(/* webpackChunkName: "bulk-action-en" */ './bulk-action/bulk-action.screen?words=en'),
      },
    ),
    'group-list': withWords(
      'group-list',
      async () => (await import(/* webpackChunkName: "group-list" */ './group-list/group-list.screen')).GroupListScreen,
      {
        fr: () => import(/* webpackChunkName: "group-list" */ './group-list/group-list.screen?words=fr'),
        en: () => import(/* webpackChunkName: "group-list-en" */ './group-list/group-list.screen?words=en'),
      },
    ),
    'group-form': withWords(
      'group-form',
      async () => (await import(/* webpackChunkName: "group-form" */ './group-form/group-form.screen')).GroupFormScreen,
      {
        fr: () => import(/* webpackChunkName: "group-form" */ './group-form/group-form.screen?words=fr'),
        en: () => import(/* webpackChunkName: "group-form-en" */ './group-form/group-form.screen?words=en'),
      },
    ),
    organization: withWords(
      'organization',
      async () =>
        (await import(/* webpackChunkName: "organization" */ './organization/organization.screen')).OrganizationScreen,
      {
        fr: () => import(/* webpackChunkName: "organization" */ './organization/organization.screen?words=fr'),
        en: () => import(/* webpackChunkName: "organization-en" */ './organization/organization.screen?words=en'),
      },
    ),
    log: withWords('log', async () => (await import(/* webpackChunkName: "log" */ './log/log.screen')).LogScreen, {
      fr: () => import(/* webpackChunkName: "log" */ './log/log.screen?words=fr'),
      en: () => import(/* webpackChunkName: "log-en" */ './log/log.screen?words=en'),
    }),
    'content-import': withWords(
      'content-import',
      async () =>
        (await import(/* webpackChunkName: "content-import" */ './content-import/content-import.screen'))
          .ContentImportScreen,
      {
        fr: () => import(/* webpackChunkName: "content-import" */ './content-import/content-import.screen?words=fr'),
        en: () => import(/* webpackChunkName: "content-import-en" */ './content-import/content-import.screen?words=en'),
      },
    ),
    'organization-list': withWords(
      'organization-list',
      async () =>
        (await import(/* webpackChunkName: "organization-list" */ './organization-list/organization-list.screen'))
          .OrganizationListScreen,
      {
        fr: () =>
          import(/* webpackChunkName: "organization-list" */ './organization-list/organization-list.screen?words=fr'),
        en: () =>
          import(
            /* webpackChunkName: "organization-list-en" */ './organization-list/organization-list.screen?words=en'
          ),
      },
    ),
    'organization-create': withWords(
      'organization-create',
      async () =>
        (await import(/* webpackChunkName: "organization-create" */ './organization-create/organization-create.screen'))
          .OrganizationCreateScreen,
      {
        fr: () =>
          import(
            /* webpackChunkName: "organization-create" */ './organization-create/organization-create.screen?words=fr'
          ),
        en: () =>
          import(
            /* webpackChunkName: "organization-create-en" */ './organization-create/organization-create.screen?words=en'
          ),
      },
    ),
    'organization-details': withWords(
      'organization-details',
      async () =>
        (
          await import(
            /* webpackChunkName: "organization-details" */ './organization-details/organization-details.screen'
          )
        ).OrganizationDetailsScreen,
      {
        fr: () =>
          import(
            /* webpackChunkName: "organization-details" */ './organization-details/organization-details.screen?words=fr'
          ),
        en: () =>
          import(
            /* webpackChunkName: "organization-details-en" */ './organization-details/organization-details.screen?words=en'
          ),
      },
    ),
    'organization-edit': withWords(
      'organization-edit',
      async () =>
        (await import(/* webpackChunkName: "organization-edit" */ './organization-edit/organization-edit.screen'))
          .OrganizationEditScreen,
      {
        fr: () =>
          import(/* webpackChunkName: "organization-edit" */ './organization-edit/organization-edit.screen?words=fr'),
        en: () =>
          import(
            /* webpackChunkName: "organization-edit-en" */ './organization-edit/organization-edit.screen?words=en'
          ),
      },
    ),
    'organization-theme': withWords(
      'organization-theme',
      async () =>
        (await import(/* webpackChunkName: "organization-theme" */ './organization-theme/organization-theme.screen'))
          .OrganizationThemeScreen,
      {
        fr: () =>
          import(
            /* webpackChunkName: "organization-theme" */ './organization-theme/organization-theme.screen?words=fr'
          ),
        en: () =>
          import(
            /* webpackChunkName: "organization-theme-en" */ './organization-theme/organization-theme.screen?words=en'
          ),
      },
    ),
    'pack-form': withWords(
      'pack-form',
      async () => (await import(/* webpackChunkName: "pack-form" */ './pack-form/pack-form.screen')).PackFormScreen,
      {
        fr: () => import(/* webpackChunkName: "pack-form" */ './pack-form/pack-form.screen?words=fr'),
        en: () => import(/* webpackChunkName: "pack-form-en" */ './pack-form/pack-form.screen?words=en'),
      },
    ),
  },
  messages: noWords,
});
