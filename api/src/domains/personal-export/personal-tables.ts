import { ownRows, childRows, type PersonalTable } from './personal-table';

const givenProgram = ['user_programs', 'id', 'user_id'] as const;
const givenSubTask = ['user_sub_tasks', 'id', 'user_id'] as const;
const contact = ['contacts', 'id', 'user_id'] as const;
const appointment = ['appointments', 'id', 'user_id'] as const;

/** Who the person is. */
const identity: readonly PersonalTable[] = [
  ownRows('users', 'id', [
    'organization_id', 'role', 'email', 'first_name', 'last_name', 'gender', 'phone', 'job_level',
    'manager_id', 'hr_representative_id', 'locale', 'wants_reminder_mail', 'invited_at', 'setup_at',
    'terms_accepted_at', 'last_seen_at', 'created_at', 'updated_at', 'deleted_at',
  ]),
  ownRows('user_profiles', 'user_id', [
    'avatar_file_id', 'civility', 'birthday', 'marital_status', 'degree', 'mobile_phone',
    'address_type', 'address_street', 'address_zip_code', 'address_city', 'company_group',
    'company_name', 'company_serial_number', 'company_vat_serial_number', 'company_size',
    'company_business_type', 'company_firm', 'company_department', 'company_address_street',
    'company_billing_address_street', 'job_title', 'job_position', 'job_occupation',
    'job_annual_salary_without_tax', 'job_entry_on_duty_date', 'device', 'updated_at',
  ]),
  ownRows('user_languages', 'user_id', ['position', 'language', 'level']),
  ownRows('user_settings', 'user_id', ['key', 'value', 'updated_at']),
  ownRows('group_members', 'user_id', ['group_id']),
  ownRows('group_managers', 'user_id', ['group_id']),
  ownRows('erasure_requests', 'user_id', ['id', 'organization_id', 'reason', 'requested_at', 'withdrawn_at', 'done_at']),
];

/** How they sign in; what would let somebody else do so stays here. */
const access: readonly PersonalTable[] = [
  ownRows('credentials', 'user_id', ['changed_at'], ['password_hash']),
  ownRows(
    'sessions',
    'user_id',
    ['id', 'origin', 'user_agent', 'network', 'created_at', 'last_used_at', 'expires_at'],
    ['token_hash', 'impersonator_id'],
  ),
  ownRows('pending_sign_ins', 'user_id', ['tries', 'created_at', 'expires_at'], ['token_hash']),
  ownRows('second_factors', 'user_id', ['confirmed_at', 'pending_at'], ['secret', 'pending_secret', 'last_step']),
  ownRows('recovery_codes', 'user_id', ['created_at', 'used_at'], ['code_hash']),
  ownRows('tokens', 'user_id', ['id', 'kind', 'created_at', 'expires_at', 'used_at', 'revoked_at'], ['token_hash']),
  ownRows('email_changes', 'user_id', [
    'id', 'old_email', 'new_email', 'requested_at', 'expires_at', 'take_back_until',
    'confirmed_at', 'cancelled_at', 'taken_back_at',
  ]),
  childRows(
    'email_change_links',
    'email_change_id',
    ['email_changes', 'id', 'user_id'],
    ['email_change_id', 'action', 'created_at'],
    ['token_hash'],
  ),
  ownRows('calendar_feeds', 'user_id', ['id', 'created_at', 'last_read_at', 'revoked_at'], ['token_hash']),
  ownRows('connections', 'user_id', ['id', 'origin', 'started_at', 'last_seen_at']),
];

/** What they were given, and what they did with it. */
const program: readonly PersonalTable[] = [
  ownRows('user_programs', 'user_id', [
    'id', 'program_id', 'license_pack_id', 'status', 'selected', 'from_date', 'to_date',
    'created_at', 'updated_at',
  ]),
  childRows('user_program_extensions', 'user_program_id', givenProgram, [
    'id', 'user_program_id', 'program_id', 'license_pack_id', 'position', 'from_date', 'to_date',
    'created_at',
  ]),
  childRows('user_program_suspensions', 'user_program_id', givenProgram, [
    'id', 'user_program_id', 'weeks', 'weeks_given_back', 'from_date', 'to_date', 'requested_at',
    'reactivated_at',
  ]),
  childRows('user_program_closures', 'user_program_id', givenProgram, [
    'user_program_id', 'type', 'leaving_date', 'job_entry_on_duty_date', 'job_group', 'job_title',
    'job_annual_salary_without_tax', 'business_sector', 'partnership', 'training_from_date',
    'training_to_date', 'comment', 'closed_at', 'updated_at',
  ]),
  ownRows('license_uses', 'user_id', ['id', 'license_pack_id', 'user_program_id', 'used_at', 'released_at']),
  ownRows('user_tasks', 'user_id', [
    'id', 'user_program_id', 'extension_id', 'task_id', 'status', 'mode', 'family', 'points',
    'week_index', 'position', 'from_date', 'valid_until', 'created_at', 'updated_at',
    'validated_at', 'cancelled_at',
  ]),
  ownRows('user_sub_tasks', 'user_id', [
    'id', 'user_task_id', 'sub_task_id', 'status', 'done_count', 'opened_at', 'answered_at',
    'validated_at', 'updated_at',
  ]),
  childRows('user_sub_task_documents', 'user_sub_task_id', givenSubTask, ['user_sub_task_id', 'document_id', 'added_at']),
  childRows(
    'validation_token_uses',
    'user_sub_task_id',
    givenSubTask,
    ['user_sub_task_id', 'subject_kind', 'subject_id', 'used_at'],
    ['token_hash'],
  ),
  ownRows('survey_responses', 'user_id', [
    'id', 'user_sub_task_id', 'survey_version_id', 'locale', 'answers', 'result', 'consented_at',
    'submitted_at',
  ]),
  ownRows('points_entries', 'user_id', ['user_task_id', 'points', 'earned_at']),
  ownRows('user_badges', 'user_id', ['id', 'user_program_id', 'type', 'level', 'earned_at']),
  ownRows('drafts', 'user_id', ['key', 'content', 'version', 'updated_at']),
];

/** What they enter in the product. */
const network: readonly PersonalTable[] = [
  ownRows('contacts', 'user_id', [
    'id', 'type', 'last_name', 'first_name', 'civility', 'company_name', 'company_service',
    'job_occupation', 'job_title', 'email', 'phone', 'mobile_phone', 'comment', 'referrer_id',
    'vcard_uid', 'version', 'created_at', 'updated_at', 'deleted_at',
  ]),
  childRows('contact_addresses', 'contact_id', contact, ['contact_id', 'position', 'type', 'street']),
  ownRows('appointments', 'user_id', [
    'id', 'context', 'title', 'action_type', 'contact_id', 'contact_name', 'job_offer_id',
    'first_appointment_id', 'parent_id', 'date', 'type', 'phone', 'address_street', 'url',
    'status', 'validated_at', 'cancelled_at', 'interview_status', 'interview_status_date',
    'comment', 'ics_sequence', 'version', 'created_at', 'updated_at', 'deleted_at',
  ]),
  childRows('appointment_notes', 'appointment_id', appointment, ['id', 'appointment_id', 'text', 'date', 'updated_at']),
  childRows('appointment_recommended_contacts', 'appointment_id', appointment, [
    'appointment_id', 'contact_id', 'added_at',
  ]),
  ownRows('job_offers', 'user_id', [
    'id', 'title', 'company_name', 'company_address_street', 'status', 'status_date',
    'response_date', 'type', 'origin', 'reference', 'job_occupation', 'description',
    'follow_up_at', 'version', 'created_at', 'updated_at', 'deleted_at',
  ]),
  childRows(
    'job_offer_documents',
    'job_offer_id',
    ['job_offers', 'id', 'user_id'],
    ['id', 'job_offer_id', 'file_id', 'position', 'description'],
  ),
];

const documents: readonly PersonalTable[] = [
  ownRows('library_documents', 'owner_id', [
    'id', 'organization_id', 'key', 'type', 'family', 'created_at', 'updated_at',
    'published_at', 'archived_at',
  ]),
  childRows(
    'library_document_contents',
    'document_id',
    ['library_documents', 'id', 'owner_id'],
    ['document_id', 'locale', 'name', 'description', 'file_id', 'external_url'],
  ),
  ownRows('library_readings', 'user_id', [
    'document_id', 'last_page', 'last_second', 'first_opened_at', 'last_opened_at',
  ]),
  ownRows('files', 'owner_id', [
    'id', 'organization_id', 'purpose', 'original_name', 'extension', 'content_type', 'size',
    'sha256', 'created_at', 'expires_at', 'deleted_at',
  ]),
];

/** What was sent to them, and what was recorded of what they did. */
const notes: readonly PersonalTable[] = [
  ownRows(
    'notifications',
    'user_id',
    [
      'id', 'appointment_id', 'status', 'context_type', 'context', 'message_key', 'message_params',
      'send_at', 'sent_at', 'received_at', 'opened_at', 'created_at',
    ],
    ['dedupe_key'],
  ),
  // The body holds one-time links; a mail to staff may be about somebody else.
  ownRows(
    'mails',
    'user_id',
    ['id', 'kind', 'locale', 'to_address', 'subject', 'status', 'created_at', 'sent_at'],
    ['html', 'text', 'dedupe_key', 'attempts', 'last_error', 'send_after'],
  ),
  ownRows('metric_facts', 'user_id', [
    'id', 'organization_id', 'kind', 'source_id', 'at', 'value', 'gender', 'job_level', 'labels',
  ]),
  ownRows('personal_exports', 'user_id', ['id', 'kind', 'started_at', 'finished_at', 'failed'], ['leased_until']),
  // To whom it was done, and what of them changed, is about other people.
  ownRows(
    'audit_log',
    'actor_id',
    ['id', 'organization_id', 'action', 'subject_kind', 'at'],
    ['impersonator_id', 'subject_id', 'changes', 'request_id'],
  ),
  // What an answer said stands in the tables above already.
  ownRows(
    'idempotency_keys',
    'user_id',
    ['call', 'created_at', 'expires_at'],
    ['key', 'request_hash', 'response_status', 'response_body'],
  ),
];

/** Everything that is stored about one person, table by table; a test holds it against the tables that there are. */
export const personalTables: readonly PersonalTable[] = [...identity, ...access, ...program, ...network, ...documents, ...notes];
