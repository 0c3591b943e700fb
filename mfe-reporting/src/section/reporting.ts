import { ReportingScreen } from './reporting.screen';
import { ReportingSectionSlot } from './reporting-section.slot';

/**
 * The reporting as a screen and on a screen of others: one file for both, since they differ by a title. Apart, what they share
 * would be a third file, with headers of its own, that compresses by itself.
 */
export const reporting = { screen: ReportingScreen, section: ReportingSectionSlot };
