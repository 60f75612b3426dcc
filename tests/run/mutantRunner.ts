import { TestRunner } from 'vitest';

/**
 * Ends a run at its first red test. Vitest's own `bail` skips the tests that are left but still loads their files, which
 * takes as long as the rest of a mutant's run.
 */
export default class MutantRunner extends TestRunner {
  #isOver = false;

  override cancel(reason: Parameters<TestRunner['cancel']>[0]): void {
    this.#isOver = true;
    super.cancel(reason);
  }

  override importFile(path: string, source: Parameters<TestRunner['importFile']>[1]): unknown {
    return this.#isOver ? undefined : super.importFile(path, source);
  }
}
