import { ownRows, type PersonalTable } from './personal-table';

/** Messages to the user, and recorded activity. */
export const activityTables: readonly PersonalTable[] = [
  ownRows(
    'notifications',
    'user_id',
    [
      'id',
      'appointment_id',
      'status',
      'context_type',
      'context',
      'message_key',
      'message_params',
      'send_at',
      'sent_at',
      'received_at',
      'opened_at',
      'created_at',
    ],
    ['dedupe_key'],
  ),
  // The body holds one-time links; a mail to staff may concern another person.
  ownRows(
    'mails',
    'user_id',
    ['id', 'kind', 'locale', 'to_address', 'subject', 'status', 'created_at', 'sent_at'],
    ['html', 'text', 'dedupe_key', 'attempts', 'last_error', 'send_after', 'trace_parent'],
  ),
  ownRows('metric_facts', 'user_id', [
    'id',
    'organization_id',
    'kind',
    'source_id',
    'at',
    'value',
    'gender',
    'job_level',
    'labels',
  ]),
  ownRows('personal_exports', 'user_id', ['id', 'kind', 'started_at', 'finished_at', 'failed'], ['leased_until']),
  // The subject and the changes are about other people.
  ownRows(
    'audit_log',
    'actor_id',
    ['id', 'organization_id', 'action', 'subject_kind', 'outcome', 'at'],
    ['impersonator_id', 'subject_id', 'fields', 'details', 'request_id', 'is_part'],
  ),
  ownRows(
    'bulk_actions',
    'actor_id',
    [
      'id',
      'organization_id',
      'kind',
      'group_id',
      'license_pack_id',
      'program_id',
      'manager_id',
      'hr_representative_id',
      'closure',
      'from_date',
      'starts_at',
      'status',
      'total',
      'created_at',
      'finished_at',
    ],
    ['aims', 'request_id', 'impersonator_id'],
  ),
  ownRows('list_settings', 'user_id', ['list', 'settings', 'updated_at'], ['version']),
  ownRows('bulk_action_people', 'user_id', ['bulk_action_id', 'outcome', 'reason'], ['position']),
  ownRows(
    'user_imports',
    'importer_id',
    ['id', 'organization_id', 'file_name', 'format', 'status', 'sends_welcome', 'created_at', 'finished_at'],
    ['file_hash', 'encoding', 'separator', 'sheet', 'titles', 'mapping', 'request_id', 'impersonator_id'],
  ),
  // Imported data, while it is kept.
  ownRows(
    'user_import_rows',
    'user_id',
    ['import_id', 'line', 'cells', 'outcome', 'program_id', 'license_pack_id'],
    [
      'is_written',
      'errors',
      'identity',
      'is_invited',
      'is_undone',
      'turn',
      'manager_lines',
      'hr_representative_lines',
      'bulk_action_id',
    ],
  ),
  // Content that the person wrote or published; it is the organisation's.
  ownRows(
    'content_items',
    'changed_by',
    ['id', 'kind', 'key', 'version', 'created_at', 'changed_at', 'published_at', 'archived_at'],
    ['pack_id', 'program_id', 'published', 'draft', 'translated_from', 'uses', 'titles'],
  ),
  ownRows(
    'content_versions',
    'published_by',
    ['item_id', 'number', 'origin', 'published_at', 'planned_at'],
    ['content'],
  ),
  ownRows(
    'content_schedules',
    'created_by',
    ['id', 'organization_id', 'due_at', 'created_at', 'failed_at'],
    ['items', 'snapshot', 'titles', 'problems'],
  ),
  ownRows('content_presences', 'user_id', ['item_id', 'seen_at'], ['session_id']),
  // Of content; its participant is made up.
  ownRows('previews', 'author_id', ['id', 'created_at'], ['user_id', 'migration']),
  // Idempotent answers repeat data of the tables above.
  ownRows(
    'idempotency_keys',
    'user_id',
    ['call', 'created_at', 'expires_at'],
    ['key', 'request_hash', 'response_status', 'response_body'],
  ),
];
