import type { Example } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { asAgreed } from '../backend/asAgreed.ts';
import type { Backend } from '../backend/options.ts';
import { readAnswer, requestOf, type Answered, type CallOptions, type FakeClock } from '../backend/bench.ts';

/** How long an order stays in one status, by its own clock. */
export const KITCHEN_STEP_MS = 1_000;

/** A demo back end and the switches by which states are brought about. */
export interface ProviderContext {
  readonly backend: Backend;
  readonly clock: FakeClock;
  /** A call past the network; its answer is checked against the contract. */
  readonly call: (name: OperationName, options?: CallOptions) => Promise<Answered>;
  /** Whatever a state does is forgotten once, however many states are taken back. */
  readonly remember: <T>(setting: () => Promise<T>) => Promise<T>;
  readonly forget: () => void;
  /** An operation answers as a named example of the contract, whatever it is asked. */
  readonly agree: (example: Example) => void;
}

export const contextOf = (backend: Backend, clock: FakeClock): ProviderContext => {
  let isTouched = true;
  return {
    backend,
    clock,
    remember: (setting) => {
      isTouched = true;
      return setting();
    },
    forget: () => {
      if (isTouched) backend.reset();
      isTouched = false;
    },
    call: async (name, options) => readAnswer(name, await backend.fetch(requestOf(name, options))),
    agree: (example) => {
      for (const [operation, fault] of Object.entries(asAgreed(example))) backend.fail(operation, fault);
    },
  };
};
