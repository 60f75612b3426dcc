import type { Quote } from './quote.ts';

/** The panel «Задание» asks the canvas, and hears, under these names. */
export const TASK_ASKED = 'zhuravl/task/asked';
export const TASK_TOLD = 'zhuravl/task/told';

/** Everything that was asked for of one subject. */
export interface Task {
  /** A tag of its stories: `modal:city`. */
  readonly subject: string;
  readonly quotes: readonly Quote[];
  /** Pictures below `comps/`, the narrow one first. */
  readonly comps: readonly string[];
}

/** Of all that a story shows, by its tags. */
export const tasksOf = (tasks: readonly Task[], tags: readonly string[]): readonly Task[] =>
  tasks.filter(({ subject }) => tags.includes(subject));
