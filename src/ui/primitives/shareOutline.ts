/** One of `LATER_ICONS`, for itself: the cart shows it, and needs none of the others. */
export const SHARE_OUTLINE = 'M12 14.5V4M8 7.5 12 3.5l4 4M5.5 12v8h13v-8';
