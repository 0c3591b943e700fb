/**
 * The core: what the shell's frame, the login page and every screen need. It is in every first load, so a
 * piece that only some screens need belongs in `ui/data`.
 */
export * from './mui/core';
export { ActionButton } from './inputs/action-button';
export { Banner } from './brand/banner';
export { PasserelleMark } from './brand/passerelle-mark';
export { Cable, cableAt } from './brand/banner';
export { FailureText } from './feedback/failure-text';
export { Notice } from './feedback/notice';
export { VisibleToStaff } from './feedback/notice';
export { type Back, BackLink, PageHeader } from './navigation/page-header';
export { Card, choiceCard } from './surfaces/card';
export { FormSection, Section } from './layout/section';
export { Page } from './layout/page';
export { type Edge, useEdgeOrigins } from './layout/edge-origins';
export { useScreenName, useShownScreenName } from './layout/screen-name';
export { scrollToElement } from './layout/scroll-to-element';
export { hashOf } from './data-display/person-avatar';
export { PersonAvatar } from './data-display/person-avatar';
export { fullName } from '@passerelle/shared/contract/rules/people/names';
export { AreaFailure } from './feedback/area-failure';
export { FailureSign, RetryButton } from './feedback/area-failure';
export { DelayedSkeleton } from './feedback/skeletons';
export { LoadedArea, type LoadedState } from './feedback/loaded-area';
export { type LoadingPhase, useSteadyLoading } from './feedback/loaded-area';
export { SkeletonCard } from './feedback/skeletons';
export { EmptyState } from './feedback/empty-state';
export { lazyDialog, lazyPart } from './feedback/lazy-part';
export { PanelFailure } from './feedback/panel-failure';
export { shortWindow, sxOf, useBreakpointUp } from './style';
export { Fact, Facts } from './data-display/facts';
export { ContentText } from './data-display/content-text';
export { IconTile } from './data-display/tag';
export { Tag, type Tone } from './data-display/tag';
export { Email } from './data-display/email';
export { NewTabLink } from './data-display/links';
export { plainText, prepareRichText, RichText } from './data-display/rich-text';
export { VisuallyHidden } from './data-display/visually-hidden';
export { ToastProvider } from './feedback/toast-provider';
export { type ShowToast, type ToastOptions, useToast, useToastIfAny } from './feedback/toast-card';
