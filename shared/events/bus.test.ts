import { createBus, type Bus } from './bus';
import type { EventName } from './event-map';

const english = { locale: 'en', language: 'en', direction: 'ltr' } as const;

describe('the event bus', () => {
  let faults: [unknown, EventName][];
  let bus: Bus;
  beforeEach(() => {
    faults = [];
    bus = createBus((error, name) => faults.push([error, name]));
  });

  it('tells who listens, until they stop', () => {
    const heard: string[] = [];
    const off = bus.on('data-changed', ({ path }) => heard.push(path));

    bus.emit('data-changed', { path: '/me/contacts' });
    off();
    bus.emit('data-changed', { path: '/me/agenda' });

    expect(heard).toEqual(['/me/contacts']);
  });

  it('tells a late listener how things are now', () => {
    bus.emit('locale-changed', english);

    const heard: string[] = [];
    bus.on('locale-changed', ({ locale }) => heard.push(locale));

    expect(heard).toEqual(['en']);
    expect(bus.last('locale-changed')).toEqual(english);
  });

  it('does not repeat what merely happened', () => {
    bus.emit('data-changed', { path: '/me' });

    const heard: string[] = [];
    bus.on('data-changed', ({ path }) => heard.push(path));

    expect(heard).toEqual([]);
  });

  it('goes on when a listener throws', () => {
    const heard: string[] = [];
    bus.on('data-changed', () => {
      throw new Error('mine');
    });
    bus.on('data-changed', ({ path }) => heard.push(path));

    bus.emit('data-changed', { path: '/me' });

    expect(heard).toEqual(['/me']);
    expect(faults).toEqual([[new Error('mine'), 'data-changed']]);
  });

  it('refuses a payload that is not what was promised', () => {
    const heard: unknown[] = [];
    bus.on('notification-counts', (payload) => heard.push(payload));

    // A remote built against another version would do this.
    bus.emit('notification-counts', JSON.parse('{"received":"3"}'));

    expect(heard).toEqual([]);
    expect(faults[0]?.[0]).toEqual(new TypeError('"notification-counts" was emitted with a wrong received'));
  });

  it('lets a listener leave while an event is being told', () => {
    const heard: string[] = [];
    const off = bus.on('data-changed', () => off());
    bus.on('data-changed', ({ path }) => heard.push(path));

    bus.emit('data-changed', { path: '/me' });

    expect(heard).toEqual(['/me']);
  });
});
