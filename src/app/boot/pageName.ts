/** Names this page among those that the browser session keeps: the moment at which it began, in whole ms. */
export const PAGE = Math.round(performance.timeOrigin);
