import type { ItemTask } from '@passerelle/shared/contract';
import { createContext, use } from 'react';

/** Changes of the tree. The functions stay the same, so that rows are rendered again only for their own data. */
export interface TreeActions {
  toggleWeek: (rowId: string) => void;
  moveWeek: (from: number, to: number) => void;
  askToRemoveWeek: (week: number) => void;
  askForNewTask: (week: number) => void;
  moveTask: (task: string, place: { week: number; index?: number }) => void;
  /** Asks for the week that a task goes to. */
  askForWeek: (task: string) => void;
  duplicateTask: (task: ItemTask) => void;
  askToRemoveTask: (task: string) => void;
}

export type TasksByKey = ReadonlyMap<string, ItemTask>;

interface Tree {
  actions: TreeActions;
  tasks: TasksByKey;
}

export const TreeContext = createContext<Tree | null>(null);

export function useTree(): Tree {
  const tree = use(TreeContext);
  if (!tree) throw new Error('A week needs a tree around it');
  return tree;
}
