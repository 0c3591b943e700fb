import { needsOf } from './needs-of.mjs';

const terms = {
  contract: 1,
  events: { 'data-changed': { path: 'text' } },
  slots: { 'survey.form': { taskId: 'text' }, 'a.button': {} },
};

const nothing = { shared: {}, versions: {} };

/** Of a descriptor, what is asked of it. @returns {any} */
const aDescriptor = (some = {}) => ({
  contract: 1,
  routes: [],
  slots: { fills: [], uses: [] },
  events: { emits: [], hears: [] },
  ...some,
});

describe('the needs of a version', () => {
  it('are the names in its descriptor and imports, with the fields that the product knows', () => {
    const descriptor = aDescriptor({
      slots: { fills: ['survey.form'], uses: [] },
      events: { emits: ['data-changed'], hears: [] },
    });
    expect(needsOf(descriptor, { shared: { react: ['useState'] }, versions: { react: '^19.3.1' } }, terms)).toEqual({
      contract: 1,
      shared: { react: ['useState'] },
      versions: { react: '^19.3.1' },
      emits: { 'data-changed': { path: 'text' } },
      hears: {},
      fills: { 'survey.form': { taskId: 'text' } },
      uses: {},
    });
  });

  it('include the slots that float over its screens', () => {
    const descriptor = aDescriptor({ routes: [{ floats: ['a.button'] }, { floats: ['a.button'] }, {}] });
    expect(needsOf(descriptor, nothing, terms).uses).toEqual({ 'a.button': {} });
  });

  it('trust the descriptor for slots outside the product alone', () => {
    const props = { 'mentoring.card': { mentorId: 'text' }, 'survey.form': { colour: 'text' } };
    const descriptor = aDescriptor({ slots: { fills: ['mentoring.card', 'survey.form'], uses: [], props } });
    expect(needsOf(descriptor, nothing, terms).fills).toEqual({
      'mentoring.card': { mentorId: 'text' },
      'survey.form': { taskId: 'text' },
    });
  });

  it('are undefined for an unknown event or slot', () => {
    const event = aDescriptor({ events: { emits: [], hears: ['moved'] } });
    expect(() => needsOf(event, nothing, terms)).toThrow('the bus knows no event "moved"');
    const slot = aDescriptor({ slots: { fills: [], uses: ['mentoring.card'] } });
    expect(() => needsOf(slot, nothing, terms)).toThrow('the slot "mentoring.card" is none');
  });
});
