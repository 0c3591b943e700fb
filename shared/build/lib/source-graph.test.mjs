import { readGraph } from './source-graph.mjs';

describe('the graph of the sources', () => {
  it('takes what a module hands on as one thing for its own, and what is in it for none of its names', () => {
    const graph = readGraph();
    expect(graph.origin('shared/contract/index.ts', 'limits')).toBe('shared/contract/limits.ts');
    expect(graph.origin('shared/contract/index.ts', 'passwordMin')).toBeNull();
  });
});
