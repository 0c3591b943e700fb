/**
 * The core: what the shell's frame, the login page and every screen need. It is in the first load of everybody, so a
 * piece that only some screens need belongs in `ui/data`.
 */
export * from './mui/core';
export { ActionButton } from './actions/action-button';
export { Banner } from './brand/banner';
export { PasserelleMark } from './brand/passerelle-mark';
export { Cable, cableAt } from './brand/banner';
export { FailureText } from './notices/failure-text';
export { Notice } from './notices/notice';
export { VisibleToStaff } from './notices/notice';
export { type Back, BackLink, PageHeader } from './page/page-header';
export { Card, choiceCard } from './page/card';
export { FormSection, Section } from './page/section';
export { Page } from './page/page';
export { hashOf } from './person/person-avatar';
export { fullName, PersonAvatar } from './person/person-avatar';
export { AreaFailure } from './states/area-failure';
export { FailureSign, RetryButton } from './states/area-failure';
export { DelayedSkeleton } from './states/skeletons';
export { LoadedArea, type LoadedState } from './states/loaded-area';
export { type LoadingPhase, useSteadyLoading } from './states/loaded-area';
export { SkeletonCard } from './states/skeletons';
export { EmptyState } from './states/empty-state';
export { lazyDialog, lazyPart } from './states/lazy-part';
export { PanelFailure } from './states/panel-failure';
export { shortWindow, sxOf, useBreakpointUp } from './style';
export { Fact, Facts } from './tags/facts';
export { FamilyTag } from './tags/family-tag';
export { IconTile } from './tags/tag';
export { Points } from './tags/points';
export { Tag, type Tone } from './tags/tag';
export { NewTabLink, phoneHref, PhoneNumber } from './text/links';
export { plainText, prepareRichText, RichText } from './text/rich-text';
export { VisuallyHidden } from './text/visually-hidden';
export { ToastProvider } from './toasts/toast-provider';
export { type ShowToast, type ToastOptions, useToast, useToastIfAny } from './toasts/toast-card';
