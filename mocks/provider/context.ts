import type { Example } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { DELIVERY_TERMINALS } from '../chain/restaurants.ts';
import { asAgreed } from '../backend/asAgreed.ts';
import type { Backend } from '../backend/options.ts';
import { readAnswer, requestOf, type Answered, type CallOptions, type FakeClock } from '../backend/bench.ts';

const TERMINALS = Object.values(DELIVERY_TERMINALS)
  .flat()
  .map(({ deliveryTerminalId }) => deliveryTerminalId);

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
  /** Phones of the customers that states have created. */
  readonly phones: Set<string>;
  /** All restaurants of the chain. */
  readonly terminals: readonly string[];
  /** Tells that an answer is a script and not what the demo's rules say. */
  readonly scripted: (what: string) => void;
  /** An operation answers as a named example of the contract, whatever it is asked. */
  readonly agree: (example: Example) => void;
}

export const contextOf = (
  backend: Backend,
  clock: FakeClock,
  tellScripted: (what: string) => void = () => undefined,
): ProviderContext => {
  let isTouched = true;
  const phones = new Set<string>();
  return {
    backend,
    clock,
    phones,
    terminals: TERMINALS,
    scripted: tellScripted,
    remember: (setting) => {
      isTouched = true;
      return setting();
    },
    forget: () => {
      if (isTouched) backend.reset();
      isTouched = false;
      phones.clear();
    },
    call: async (name, options) => readAnswer(name, await backend.fetch(requestOf(name, options))),
    agree: (example) => {
      for (const [operation, fault] of Object.entries(asAgreed(example))) backend.fail(operation, fault);
    },
  };
};
