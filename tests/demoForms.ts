import type { TerminalId } from '../src/domain/catalog.ts';
import { personal, type OrderComment, type SelfDescription } from '../src/domain/personal.ts';
import type { TableRequest } from '../src/domain/tableRequest.ts';
import type { Application } from '../src/domain/vacancy.ts';
import { DELIVERY_TERMINALS } from '../mocks/chain/restaurants.ts';
import { SAMARA } from '../mocks/chain/cities.ts';
import { demoCustomer } from './demo.ts';

const { name, phone } = demoCustomer;

/** The first restaurant of Самара. */
export const demoTerminalId = DELIVERY_TERMINALS[SAMARA.iikoId]?.[0]?.deliveryTerminalId as TerminalId;

/** A table for the day after `NOW`. */
export const demoTable: TableRequest = {
  terminalId: demoTerminalId,
  name,
  phone,
  date: '2026-03-11',
  time: '19:30',
  guests: 2,
  comment: personal<OrderComment>('У окна'),
};

export const demoApplication: Application = {
  name,
  phone,
  city: 'Самара',
  position: 'Сушист',
  about: personal<SelfDescription>('Держу нож и темп'),
};
