import { addons } from 'storybook/preview-api';
import { tasks } from 'virtual:tasks';
import { TASK_ASKED, TASK_TOLD, tasksOf } from './task.ts';

const answer = (tags: readonly string[]): void => {
  addons.getChannel().emit(TASK_TOLD, tasksOf(tasks, tags));
};

/** From here on the panel «Задание» is answered: it is bundled without the specification. */
export const startTelling = (): void => {
  void addons.ready().then(() => addons.getChannel().on(TASK_ASKED, answer));
};
