import {
  add,
  aContact,
  anAppointment,
  aProgram,
  at,
  aUserProgram,
  aUserTask,
} from '../../../../platform/database/schema/testing/participant';
import type { TestPerson } from '../../../../testing/builders';
import type { TestApp } from '../../../../testing/test-app';

export const formula = '=HYPERLINK("https://example.org";"Cliquez")';

/** A person with rows in every part of the product. */
export async function aFullLife(app: TestApp): Promise<TestPerson> {
  const person = await app.aPerson({ first_name: 'Amel', last_name: 'Benkhelifa', gender: 'woman' });
  const { db } = app;
  const user_id = person.id;
  await db
    .insertInto('user_profiles')
    .values({
      user_id,
      birthday: '1984-02-29',
      job_annual_salary_without_tax: 31_000,
      job_occupation: 'quality',
      updated_at: at,
    })
    .execute();
  const template = await aProgram(db, person.organizationId);
  const given = await aUserProgram(db, user_id, template);
  const task = await aUserTask(db, user_id, given, template);
  const referrer = await aContact(db, user_id);
  const contact = await aContact(db, user_id);
  const texts = { first_name: 'Awa', last_name: formula, comment: '+33\n@SUM(1)', referrer_id: referrer };
  await db.updateTable('contacts').set(texts).where('id', '=', contact).execute();
  await db
    .insertInto('contact_addresses')
    .values({ contact_id: contact, position: 0, type: 'personal', street: 'Rue' })
    .execute();
  const action = await anAppointment(db, user_id, {
    contact_id: contact,
    type: 'phone',
    phone: '0102',
    comment: 'Un bon échange',
    status: 'validated',
    validated_at: at,
    date: new Date('2026-07-01T08:30:00Z'),
  });
  await add(db, 'appointment_notes', { appointment_id: action, text: 'À relancer', date: at, updated_at: at });
  await db
    .insertInto('appointment_recommended_contacts')
    .values({ appointment_id: action, contact_id: referrer, added_at: at })
    .execute();
  await add(db, 'job_offers', {
    user_id,
    title: 'Contrôleuse qualité',
    status: 'refused',
    type: 'external',
    created_at: at,
    updated_at: at,
    sort_title: 'x',
    search: 'x',
  });
  await db.insertInto('points_entries').values({ user_task_id: task, user_id, points: 20, earned_at: at }).execute();
  await add(db, 'user_badges', {
    user_id,
    user_program_id: given,
    type: 'cv',
    level: 'lvl3',
    earned_at: new Date('2026-11-24T08:00:00Z'),
  });
  const document = await add(db, 'library_documents', {
    owner_id: user_id,
    type: 'file',
    family: 'cv',
    created_at: at,
    updated_at: at,
  });
  const names = { name: 'Mon CV', sort_name: 'x', search: 'x' };
  await db
    .insertInto('library_document_contents')
    .values({ document_id: document, locale: 'fr', ...names })
    .execute();
  await add(db, 'connections', { user_id, started_at: at, last_seen_at: at });
  await add(db, 'notifications', {
    user_id,
    status: 'opened',
    context_type: 'login',
    message_key: 'welcome',
    dedupe_key: 'welcome',
    message_params: { firstName: 'Amel' },
    send_at: at,
    created_at: at,
  });
  await answerSurvey(app, user_id);
  return person;
}

async function answerSurvey({ db }: TestApp, user_id: string): Promise<void> {
  const survey_id = await add(db, 'surveys', { type: 'intelligence', created_at: at });
  const version = await add(db, 'survey_versions', {
    survey_id,
    version: 1,
    title: { fr: 'Vos talents', en: 'Your talents' },
    content_hash: 'x',
    created_at: at,
  });
  const ask = (position: number, type: 'boolean' | 'list' | 'text', label: string) =>
    add(db, 'survey_questions', {
      survey_version_id: version,
      key: `q${position}`,
      position,
      type,
      label: { fr: label },
    });
  const [one, two, three] = [
    await ask(0, 'boolean', 'Prêt ?'),
    await ask(1, 'list', 'Chanter'),
    await ask(2, 'text', 'Pourquoi ?'),
  ];
  const answers = {
    [one]: [{ label: 'Oui', values: ['true'] }],
    [two]: [{ label: 'Souvent', values: ['3'] }],
    [three]: [{ label: '', values: ['Par goût'] }],
  };
  await add(db, 'survey_responses', { user_id, survey_version_id: version, locale: 'fr', answers, submitted_at: at });
}
