export { defineRemote, type RemoteModule } from './define-remote';
export { Slot, SlotOutletProvider, type SlotOutlet, type SlotRequest } from './slot';
export { slotProps, type SlotName, type SlotProps } from './slots';
