import { ReportingScreen } from './reporting.screen';
import { ReportingSectionSlot } from './reporting-section.slot';

/**
 * The reporting as a screen and as a slot: one chunk for both, since they differ by a title. With two, the shared part
 * would be a third file, with headers of its own, that compresses by itself.
 */
export const reporting = { screen: ReportingScreen, section: ReportingSectionSlot };
