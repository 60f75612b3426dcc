import { clientMessage, type WireOrderStatusEvent } from '../../contracts/live.ts';
import type { LiveConnection, LiveSocket } from './options.ts';
import type { Plain } from './store.ts';

export type OrderStatusEvent = Plain<WireOrderStatusEvent>;

interface Member {
  readonly socket: LiveSocket;
  readonly userId: string | null;
  readonly channels: Set<string>;
}

export interface LiveHub {
  readonly join: (socket: LiveSocket, userId: string | null) => LiveConnection;
  readonly tellOrderStatus: (event: OrderStatusEvent) => void;
  readonly tellSettings: () => void;
}

const channelOf = (userId: string): string => `user:${userId}:orders`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const send = (member: Member, message: object): void => {
  member.socket.send(JSON.stringify(message));
};

/** Answers a frame; a broken one, and a channel of somebody else, are dropped without a word. */
const receive = (member: Member, text: string): void => {
  const { data } = clientMessage.safeParse(parsed(text));
  if (!data) return;
  if (data.type === 'ping') {
    send(member, { type: 'pong' });
    return;
  }
  if (data.type === 'unsubscribe') {
    member.channels.delete(data.channel);
    return;
  }
  if (member.userId !== null && data.channel === channelOf(member.userId)) member.channels.add(data.channel);
};

export const createLiveHub = (): LiveHub => {
  const members = new Set<Member>();
  return {
    join: (socket, userId) => {
      const member: Member = { socket, userId, channels: new Set() };
      members.add(member);
      return {
        receive: (text) => {
          receive(member, text);
        },
        closed: () => {
          members.delete(member);
        },
      };
    },
    tellOrderStatus: (event) => {
      const channel = channelOf(String(event.userId));
      for (const member of members) {
        if (member.channels.has(channel)) send(member, { type: 'order:status_update', ...event });
      }
    },
    tellSettings: () => {
      for (const member of members) send(member, { type: 'settings:update' });
    },
  };
};
