import { aSubTaskSummary, anId } from '@passerelle/shared/testing';

import { stepTarget } from './step-target';

const userSubTask = { status: 'pending', validationToken: 'task.token' } as const;
const documentId = anId();
const libraryDocument = { id: documentId, name: 'Écrire un résumé' };
const step = (with_: Parameters<typeof aSubTaskSummary>[0]) => aSubTaskSummary({ userSubTask, ...with_ });
const by = (type: 'automatic' | 'manual') => ({ type, fields: ['title'], requiredCount: null });

describe('where a step is done', () => {
  it('takes its token along only where doing it is enough', () => {
    const state = (type: 'automatic' | 'manual') =>
      stepTarget(step({ type: 'document', libraryDocument, validation: by(type) }), '/program/task/1');

    expect(state('automatic')).toMatchObject({ state: { from: '/program/task/1', validationToken: 'task.token' } });
    expect(state('manual')).toEqual({
      kind: 'screen',
      to: `/library/${documentId}`,
      state: { from: '/program/task/1' },
    });
    expect(stepTarget(step({ type: 'action', subType: 'contact', validation: by('manual') }), '/')).toMatchObject({
      to: '/contacts/create',
    });
  });

  it('passes the required fields only to the form of an offer', () => {
    const stateOf = (subType: 'hiring' | 'networking') =>
      stepTarget(step({ type: 'action', subType, validation: by('automatic') }), '/');

    expect(stateOf('hiring')).toMatchObject({ state: { validationFields: ['title'] } });
    expect(stateOf('networking')).not.toHaveProperty('state.validationFields');
  });

  it.each(['text', 'upload', 'survey'] as const)('is nowhere else for a %s', (type) => {
    expect(stepTarget(step({ type }), '/')).toBeNull();
  });
});
