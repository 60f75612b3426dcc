/** How long a play function waits for what it looks for: calls of the demo back end, files of code and a busy machine take their time. */
export const PATIENCE = { timeout: 8_000 } as const;
