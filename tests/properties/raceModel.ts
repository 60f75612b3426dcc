import type { Policy } from '../../src/kernel/define.ts';
import type { BelongsTo } from '../../src/slices/effect.ts';
import type { Scenario } from './raceScenarios.ts';

/** Who looks at the shop: each part is one of two. */
export type Epoch = Readonly<Record<'customer' | 'city' | 'version', number>>;
export const FIRST_EPOCH: Epoch = { customer: 0, city: 0, version: 0 };

interface Run {
  readonly trigger: number;
  readonly key: string;
  readonly customer: number;
  /** Milliseconds; when something happens to it that nobody else does. */
  due: number;
  /** The world was asked and has not answered. */
  isAsked: boolean;
  isTold: boolean;
}
export interface Move {
  readonly part: keyof Epoch;
  readonly to: number;
}
type Promise = Pick<Scenario, 'work' | 'after' | 'isDelay' | 'isToldAtOnce'> & {
  readonly policy: Policy;
  readonly belongsTo: BelongsTo;
};

/** What a policy promises, told without streams: a list of those who run and a list of those who wait. */
export class RaceModel {
  now = 0;
  epoch = FIRST_EPOCH;
  /** How often the world was touched. */
  touched = 0;
  /** Triggers of the facts that were told, in their order. */
  readonly told: number[] = [];
  #runs: readonly Run[] = [];
  #waiting: readonly Run[] = [];
  readonly #promise: Promise;

  constructor(promise: Promise) {
    this.#promise = promise;
  }

  /** Runs whose answer is awaited, in the order in which they began. */
  get asked(): readonly Run[] {
    return this.#runs.filter(({ isAsked }) => isAsked);
  }

  trigger(trigger: number, key: string): void {
    const { policy } = this.#promise;
    const run: Run = { trigger, key, customer: this.epoch.customer, due: 0, isAsked: false, isTold: false };
    const isBusy = this.#runs.some((other) => other.key === key);
    if (policy === 'first' && isBusy) return;
    if (policy === 'queue' && isBusy) {
      this.#waiting = [...this.#waiting, run];
      return;
    }
    if (policy === 'latest') this.#runs = this.#runs.filter((other) => other.key !== key);
    this.#begin(run);
  }

  /** Which may itself bring somebody else, another city or version. */
  answer(run: Run, isFact: boolean, move: Move | null): void {
    if (isFact) this.told.push(run.trigger);
    run.isTold = isFact;
    if (move) this.move(move);
    if (this.#runs.includes(run)) this.#end(run);
  }

  cancel(): void {
    this.#runs = [];
  }

  /** Somebody else, another city or another version of the shop. */
  move({ part, to }: Move): void {
    if (this.epoch[part] === to) return;
    this.epoch = { ...this.epoch, [part]: to };
    const { belongsTo } = this.#promise;
    const affected = this.#runs;
    if (belongsTo === 'customer' && part === 'customer') for (const run of affected) this.#end(run);
    if (belongsTo === 'epoch')
      for (const run of affected)
        if (run.isTold) this.#end(run);
        else this.#restart(run);
    this.#settle(this.now);
  }

  pass(ms: number): void {
    this.#settle(this.now + ms);
  }

  #begin(run: Run): void {
    const { work, belongsTo, isToldAtOnce = false } = this.#promise;
    const isNobodys = belongsTo === 'customer' && run.customer !== this.epoch.customer;
    if (isNobodys) return this.#end(run);
    if (work === 'at once') {
      this.touched += 1;
      if (isToldAtOnce) this.told.push(run.trigger);
      return this.#end(run);
    }
    this.#runs = [...this.#runs, run];
    run.due = this.now + (this.#promise.after ?? 0);
    return this.#settle(this.now);
  }

  #restart(run: Run): void {
    const { after = 0, isDelay = false } = this.#promise;
    // What is only due has not begun: there is nothing to begin anew.
    if (isDelay && !run.isAsked) return;
    run.isAsked = false;
    run.due = this.now + (isDelay ? 0 : after);
  }

  /** Time passes in steps of whatever comes next. */
  #settle(end: number): void {
    for (;;) {
      const [next] = this.#runs.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
      if (!next) break;
      this.now = next.due;
      this.#ripen(next);
    }
    this.now = end;
  }

  #ripen(run: Run): void {
    if (this.#promise.work === 'call' && !run.isAsked) {
      run.isAsked = true;
      this.touched += 1;
      run.due = Infinity;
      return;
    }
    this.told.push(run.trigger);
    this.#end(run);
  }

  #end(run: Run): void {
    this.#runs = this.#runs.filter((other) => other !== run);
    const next = this.#waiting.find(({ key }) => key === run.key);
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#begin(next);
  }
}
