import { documentsOf } from './use-picture';

const one = { id: '00000000-0000-4000-8000-000000000001', url: '/api/files/1', description: 'Capture' };
const other = { id: '00000000-0000-4000-8000-000000000002', url: '/api/files/2', description: null };
const typed = [{ id: one.id, description: 'Capture du site' }];
const file = new File(['x'], 'annonce.png');
const unchanged = { id: other.id, description: null };

describe('the pictures that an offer is sent with', () => {
  it.each([
    [
      'left, with a new description',
      { file: null, existing: one },
      [{ id: one.id, description: 'Capture du site' }, unchanged],
    ],
    ['replaced', { file, existing: null }, [{ description: 'Capture du site' }, unchanged]],
    ['removed', { file: null, existing: null }, [unchanged]],
  ])('given that the first is %s', (_what, picture, documents) => {
    expect(documentsOf({ documents: [one, other] }, picture, typed)).toEqual(documents);
  });

  it('are none where there were none', () => {
    expect(documentsOf({ documents: [] }, { file: null, existing: null }, null)).toEqual([]);
  });
});
