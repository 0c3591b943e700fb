import { displayKindOf, libraryTypeOf } from './library';

describe('a library document', () => {
  it.each([
    ['JPG', 'image'],
    ['gif', 'image'],
    ['mov', 'video'],
    ['mp3', 'audio'],
    ['pdf', 'pdf'],
    ['docx', 'unsupported'],
    ['', 'unsupported'],
  ])('with the extension « %s » is shown as %s', (extension, kind) => expect(displayKindOf(extension)).toBe(kind));

  it('is a podcast, a video or else a file by its content type', () => {
    expect(['audio/mpeg', 'video/mp4', 'application/pdf'].map(libraryTypeOf)).toEqual(['podcast', 'video', 'file']);
  });
});
