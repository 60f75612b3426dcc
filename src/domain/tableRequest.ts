import type { TerminalId } from './catalog.ts';
import { maskPhone, maskText, type OrderComment, type PersonName, type Phone } from './personal.ts';

/** A table that somebody asks for, by the restaurant's clock on the wall. */
export interface TableRequest {
  readonly terminalId: TerminalId;
  readonly name: PersonName;
  readonly phone: Phone;
  /** "YYYY-MM-DD" */
  readonly date: string;
  /** "HH:MM" */
  readonly time: string;
  readonly guests: number;
  readonly comment: OrderComment;
}

export const maskTable = (request: TableRequest): TableRequest => ({
  ...request,
  name: maskText(request.name),
  phone: maskPhone(request.phone),
  comment: maskText(request.comment),
});
