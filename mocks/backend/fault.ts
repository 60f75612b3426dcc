import { operations } from '../../contracts/operations.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './options.ts';
import { htmlResponse, jsonResponse, textOf, type Reply } from './reply.ts';

export interface Faults {
  readonly switch: (route: string, fault: Fault | null) => void;
  readonly clear: () => void;
  /** Answers as the switch of this operation says, or as the handler does. */
  readonly answer: (name: string, run: () => Reply) => Promise<Response>;
}

const DEFAULT_STATUS = 500;

const PREFIX = '/api/v1';

const nameOf = (route: string): string => {
  const found = operations.find(
    ({ name, route: { method, path } }) =>
      route === name || route === `${method} ${path.slice(PREFIX.length)}`,
  );
  if (found) return found.name;
  throw new Error(`No operation "${route}": name it order.place or POST /order`);
};

/** JSON that breaks off in the middle. */
const cut = (reply: Reply): Response => {
  const text = textOf(reply.body ?? {});
  return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), {
    status: reply.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
};

const broken = (fault: Fault, run: () => Reply): Response => {
  if (fault.html !== undefined) return htmlResponse(fault.html, fault.status ?? DEFAULT_STATUS);
  if (fault.text !== undefined) return new Response(fault.text, { status: fault.status ?? 200 });
  const isReplaced = fault.status !== undefined || fault.body !== undefined;
  const reply = isReplaced ? { status: fault.status ?? 200, body: fault.body } : run();
  return fault.truncated === true ? cut(reply) : jsonResponse(reply);
};

export const createFaults = (clock: Clock): Faults => {
  const faults = new Map<string, Fault>();
  return {
    switch: (route, fault) => {
      if (fault === null) faults.delete(nameOf(route));
      else faults.set(nameOf(route), fault);
    },
    clear: () => {
      faults.clear();
    },
    answer: async (name, run) => {
      const fault = faults.get(name);
      if (!fault) return jsonResponse(run());
      if (fault.delayMs !== undefined) await clock.pause(fault.delayMs);
      return broken(fault, run);
    },
  };
};
