import { clientMessage, type WireOrderStatusEvent } from '../../contracts/live.ts';
import type { LiveConnection, LiveSocket } from './options.ts';
import type { Plain } from './store.ts';

export type OrderStatusEvent = Plain<WireOrderStatusEvent>;

interface Member {
  readonly socket: LiveSocket;
  readonly userId: string | null;
  readonly channels: Set<string>;
  /** Frames of the second that began then, in ms. */
  frames: number;
  since: number;
  isEnded: boolean;
}

/** A page sends one in half a minute. */
const FRAMES_A_SECOND = 20;
const SECOND_MS = 1_000;
/** Why a socket is closed. */
const NO_MESSAGE = [1007, 'This is no message'] as const;
const FLOOD = [1008, 'Too many messages'] as const;

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

const isMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isFlood = (member: Member, now: number): boolean => {
  if (now - member.since >= SECOND_MS) {
    member.since = now;
    member.frames = 0;
  }
  member.frames += 1;
  return member.frames > FRAMES_A_SECOND;
};

const end = (member: Member, [code, reason]: readonly [number, string]): void => {
  member.isEnded = true;
  member.channels.clear();
  member.socket.close(code, reason);
};

/**
 * Answers a frame. What is no message at all ends the connection, and so does a flood; a message of a kind or with a field
 * that nobody knows, and a channel of somebody else, are dropped without a word.
 */
const receive = (member: Member, text: string, now: number): void => {
  if (member.isEnded) return;
  if (isFlood(member, now)) {
    end(member, FLOOD);
    return;
  }
  const message = parsed(text);
  if (!isMessage(message)) {
    end(member, NO_MESSAGE);
    return;
  }
  const { data } = clientMessage.safeParse(message);
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

/** `now`: milliseconds since 1970. */
export const createLiveHub = (now: () => number): LiveHub => {
  const members = new Set<Member>();
  return {
    join: (socket, userId) => {
      const member: Member = {
        socket,
        userId,
        channels: new Set(),
        frames: 0,
        since: now(),
        isEnded: false,
      };
      members.add(member);
      return {
        receive: (text) => {
          receive(member, text, now());
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
      for (const member of members) if (!member.isEnded) send(member, { type: 'settings:update' });
    },
  };
};
