import { aSubTaskSummary, aTask, anId } from '@passerelle/shared/testing';

import { taskAction } from './task-action';

const automatic = (requiredCount: number | null = null, fields: string[] = []) =>
  ({ type: 'automatic', fields, requiredCount }) as const;
const open = { status: 'pending', validationToken: 'task.token' } as const;
const documentId = anId();

const actionOf = (step: Partial<Parameters<typeof aSubTaskSummary>[0]>, state: 'pending' | 'future' = 'pending') => {
  const only = aSubTaskSummary({ validation: automatic(), userSubTask: open, ...step });
  return taskAction(aTask({ task: { subTasks: [only] } }), state, '/?filter=currentWeek');
};

describe('a press on the row of a task', () => {
  it('reads a document, which counts once opened', () => {
    const libraryDocument = { id: documentId, name: 'Écrire un résumé' };

    expect(actionOf({ type: 'document', documentSubType: 'toRead', libraryDocument })).toMatchObject({
      kind: 'step',
      target: {
        kind: 'screen',
        to: `/library/${documentId}`,
        state: { from: '/?filter=currentWeek', validationToken: 'task.token' },
      },
    });
    expect(actionOf({ type: 'document', documentSubType: 'toDo', libraryDocument })).toMatchObject({
      target: { state: { download: true } },
    });
  });

  it('opens a page of another site', () => {
    expect(actionOf({ type: 'link', link: 'https://metiers.example/' })).toMatchObject({
      kind: 'step',
      target: { kind: 'tab', href: 'https://metiers.example/' },
    });
  });

  it.each([
    ['contact', '/contacts/create?validationToken=task.token'],
    ['hiring', '/job-offers/create?validationToken=task.token'],
    ['networking', '/networking-actions/create?validationToken=task.token'],
  ] as const)('opens the form that records a %s, with the token', (subType, to) => {
    expect(actionOf({ type: 'action', subType })).toMatchObject({ kind: 'step', target: { kind: 'screen', to } });
  });

  it('passes the required fields of the step to the form of an offer', () => {
    const validation = automatic(null, ['responseDate']);

    expect(actionOf({ type: 'action', subType: 'hiring', validation })).toMatchObject({
      target: { state: { validationFields: ['responseDate'] } },
    });
  });

  it('opens the task’s page when it needs more than one press', () => {
    expect(actionOf({ type: 'upload' }).kind).toBe('detail');
    expect(actionOf({ type: 'link', link: 'https://metiers.example/', validation: null }).kind).toBe('detail');
  });

  it('opens the task’s page for a missing document or address, and for a step without a token', () => {
    expect(actionOf({ type: 'document', libraryDocument: null }).kind).toBe('detail');
    expect(actionOf({ type: 'link', link: null }).kind).toBe('detail');
    expect(
      actionOf({ type: 'link', link: 'https://metiers.example/', userSubTask: { ...open, validationToken: null } })
        .kind,
    ).toBe('detail');
  });

  it('does nothing before its week', () => {
    expect(actionOf({ type: 'link', link: 'https://metiers.example/' }, 'future').kind).toBe('closed');
  });
});
