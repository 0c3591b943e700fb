export { defineRemote, type RemoteModule } from './define-remote';
export * from './descriptor';
export { Slot, SlotOutletProvider, type SlotOutlet, type SlotRequest } from './slot';
export type { SlotName, SlotProps } from './slots';
