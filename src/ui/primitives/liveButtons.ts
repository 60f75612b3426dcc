const live = new WeakSet<object>();

/** From now on the button's own handlers hear its presses: it is hydrated, or drawn by React. */
export const markLive = (button: object): void => void live.add(button);

/** False while the button stands as the server has sent it. */
export const isLive = (button: object): boolean => live.has(button);
