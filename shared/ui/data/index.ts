/**
 * What lists, dialogs and figures are made of. Every remote bundles the pieces that it uses; the core and MUI below them are
 * taken by their doors, so that the page holds one copy.
 */
export { PLAN_BUTTON, PlanButton } from './creation/plan-button';
export { StepRefused, stepRefusedWords } from './creation/step-refused';
export { SuccessDialog } from './creation/success-dialog';
export { ConfirmDialog } from './dialogs/confirm-dialog';
export { NewsLetterDialog } from './dialogs/news-letter-dialog';
export { Dialog } from './dialogs/dialog';
export { FormDialogButtons } from './dialogs/form-dialog-buttons';
export { Scene, SuccessPicture } from './dialogs/scene';
export { useConfirmation } from './dialogs/confirm-dialog';
export { undo, useDeletion } from './dialogs/use-deletion';
export { FamilyIcon } from './families/family-icon';
export { familyWords } from './families/family-words';
export { NamedFamilyTag } from './families/named-family-tag';
export { BadgeShield } from './figures/shield';
export { FigureCard } from './figures/figure-card';
export { FigureTable, type FigureRow } from './figures/figure-table';
export { Planks } from './figures/planks';
export { Progress } from './figures/progress';
export { Shield } from './figures/shield';
export { Steps } from './figures/steps';
export { useChosenInSight } from './filters/sliding-row';
export { FilterChips, ToggleChips } from './filters/filter-chips';
export { FilterSelect } from './filters/filter-select';
export { FilterTabs } from './filters/filter-tabs';
export type { Option } from './filters/option-menu';
export { SearchField } from './filters/search-field';
export { SortSelect } from './filters/sort-select';
export { ViewSwitch } from './filters/view-switch';
export { BackToList } from './lists/back-to-list';
export { CardGrid, GridCard } from './lists/card-grid';
export { Described, DescriptionList } from './lists/description-list';
export { ListScreen } from './lists/list-screen';
export { NoResult } from './lists/no-result';
export { type PagedAnswer, PagedListScreen } from './lists/paged-list-screen';
export { Pager } from './lists/pager';
export { RestoredSearchNotice } from './lists/restored-search-notice';
export { ResultCount } from './lists/result-count';
export { useFocusFallback } from './lists/use-focus-fallback';
export { Menu } from './menus/menu';
export { type RowAction, RowMenu } from './menus/menu';
export { JobLine } from './people/job-line';
export { EntityScreen, type EntityState } from './states/entity-screen';
export { NotThere } from './states/not-there';
export { Collapsible } from './text/collapsible';
export { ChartViewSwitch, type ChartView } from './filters/chart-view-switch';
