import { createBus, type Bus } from './bus';
import type { EventName } from './event-map';

const change = { gone: null, origin: 'page' } as const;
const english = { locale: 'en', language: 'en', direction: 'ltr' } as const;

describe('the event bus', () => {
  let faults: [unknown, EventName][];
  let bus: Bus;
  beforeEach(() => {
    faults = [];
    bus = createBus((error, name) => faults.push([error, name]));
  });

  it('calls its listeners, until they stop', () => {
    const heard: string[] = [];
    const off = bus.on('data-changed', ({ paths }) => heard.push(...paths));

    bus.emit('data-changed', { ...change, paths: ['/me/contacts'] });
    off();
    bus.emit('data-changed', { ...change, paths: ['/me/agenda'] });

    expect(heard).toEqual(['/me/contacts']);
  });

  it('gives a late listener the current value', () => {
    bus.emit('locale-changed', english);

    const heard: string[] = [];
    bus.on('locale-changed', ({ locale }) => heard.push(locale));

    expect(heard).toEqual(['en']);
    expect(bus.last('locale-changed')).toEqual(english);
  });

  it('does not repeat what merely happened', () => {
    bus.emit('data-changed', { ...change, paths: ['/me'] });

    const heard: string[] = [];
    bus.on('data-changed', ({ paths }) => heard.push(...paths));

    expect(heard).toEqual([]);
  });

  it('goes on when a listener throws', () => {
    const heard: string[] = [];
    bus.on('data-changed', () => {
      throw new Error('mine');
    });
    bus.on('data-changed', ({ paths }) => heard.push(...paths));

    bus.emit('data-changed', { ...change, paths: ['/me'] });

    expect(heard).toEqual(['/me']);
    expect(faults).toEqual([[new Error('mine'), 'data-changed']]);
  });

  it('refuses a payload that is not what was promised', () => {
    const heard: unknown[] = [];
    bus.on('session-changed', (payload) => heard.push(payload));

    // A remote built against another version would do this.
    bus.emit('session-changed', JSON.parse('{"personId":3}'));

    expect(heard).toEqual([]);
    expect(faults[0]?.[0]).toEqual(new TypeError('"session-changed" was emitted with a wrong personId'));
  });

  it('lets a listener leave while an event is being delivered', () => {
    const heard: string[] = [];
    const off = bus.on('data-changed', () => off());
    bus.on('data-changed', ({ paths }) => heard.push(...paths));

    bus.emit('data-changed', { ...change, paths: ['/me'] });

    expect(heard).toEqual(['/me']);
  });
});
