export { defineRemote, type RemoteModule } from './define-remote';
export { Slot, SlotOutletProvider, type SlotOutlet, type SlotRequest } from './slot';
export type { SlotName, SlotProps } from './slots';
