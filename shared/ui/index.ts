/**
 * The core: what the shell's frame, the login page and every screen need. It is in the first load of everybody, so a
 * piece that only some screens need belongs in `ui/data`.
 */
export * from './mui/core';
export { ActionButton } from './actions/action-button';
export { Banner } from './brand/banner';
export { PasserelleMark } from './brand/passerelle-mark';
export { Cable, cableAt } from './illustrations/cable';
export { MissingPlank } from './illustrations/missing-plank';
export { FailureText } from './notices/failure-text';
export { Notice } from './notices/notice';
export { useOnline } from './notices/use-online';
export { VisibleToStaff } from './notices/visible-to-staff';
export { BackLink, type Back } from './page/back-link';
export { Card } from './page/card';
export { choiceCard } from './page/choice-card';
export { FormSection } from './page/form-section';
export { Page } from './page/page';
export { PageHeader } from './page/page-header';
export { Section } from './page/section';
export { hashOf } from './hash-of';
export { fullName } from './person/full-name';
export { PersonAvatar } from './person/person-avatar';
export { AreaFailure } from './states/area-failure';
export { DelayedSkeleton } from './states/delayed-skeleton';
export { EmptyState } from './states/empty-state';
export { LoadedArea, type LoadedState } from './states/loaded-area';
export { RetryButton } from './states/retry-button';
export { SkeletonCard } from './states/skeleton-card';
export { useSteadyLoading, type LoadingPhase } from './states/use-steady-loading';
export { sxOf } from './sx';
export { Fact, Facts } from './tags/facts';
export { FamilyTag } from './tags/family-tag';
export { IconTile } from './tags/icon-tile';
export { Points } from './tags/points';
export { Tag } from './tags/tag';
export type { Tone } from './tags/tone';
export { NewTabLink } from './text/new-tab-link';
export { phoneHref } from './text/phone-href';
export { plainText } from './text/plain-text';
export { RichText } from './text/rich-text';
export { VisuallyHidden } from './text/visually-hidden';
export { ToastProvider } from './toasts/toast-provider';
export { useToast, type ShowToast, type ToastOptions } from './toasts/toast';
export { useFrom } from './use-wide';
