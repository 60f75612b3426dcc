import { WaitingStrip } from './WaitingStrip.tsx';

export const WAITING_PARTS = { WaitingStrip } as const;
