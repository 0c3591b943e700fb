import { bundlerRuntime } from './bundler-runtime';
import { takeShared } from './shared-modules';

jest.mock('./shared-modules', () => ({ takeShared: jest.fn() }));
const shared = jest.mocked(takeShared);

/** An entry whose chunk takes two shared modules, as webpack writes it down. */
const anEntry = () => ({
  m: {} as Record<string, (module: { exports: unknown }) => void>,
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: { 11: { shareKey: 'react' }, 12: { shareKey: 'forms' } },
    chunkMapping: { list: ['11', '12'] },
  },
});

const consume = (webpackRequire: ReturnType<typeof anEntry>, chunkId = 'list'): Promise<unknown>[] => {
  const promises: Promise<unknown>[] = [];
  bundlerRuntime.consumes({ chunkId, promises, webpackRequire });
  return promises;
};
const exportsOf = ({ m }: ReturnType<typeof anEntry>, id: string): unknown => {
  const module = { exports: {} as unknown };
  m[id]?.(module);
  return module.exports;
};

describe('a chunk of an entry', () => {
  const react = { useState: () => undefined };
  const forms = { Form: () => null };

  it('finds the shared modules that are there at once, and waits for no other', async () => {
    shared.mockImplementation((name) => (name === 'react' ? react : Promise.resolve(forms)));
    const entry = anEntry();
    const promises = consume(entry);

    expect(exportsOf(entry, '11')).toBe(react);
    expect(promises).toHaveLength(1);
    await Promise.all(promises);
    expect(exportsOf(entry, '12')).toBe(forms);
  });

  it('takes each once, and waits for nothing where it takes none', async () => {
    shared.mockReturnValue(react);
    const entry = anEntry();
    expect(consume(entry)).toEqual([]);
    expect(consume(entry)).toEqual([]);
    expect(consume(entry, 'words')).toEqual([]);
    expect(shared).toHaveBeenCalledTimes(2);
  });

  it('does not run without one that did not come, and asks for it again', async () => {
    shared.mockImplementation((name) => (name === 'react' ? react : Promise.reject(new Error('ChunkLoadError'))));
    const entry = anEntry();
    await expect(Promise.all(consume(entry))).rejects.toThrow('ChunkLoadError');

    shared.mockReturnValue(forms);
    expect(consume(entry)).toEqual([]);
    expect(exportsOf(entry, '12')).toBe(forms);
  });
});
