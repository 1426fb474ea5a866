/** What of a picture stays where it is cut to the shape of a card; the middle when nothing is said. */
export const pictureFocuses = ['top', 'bottom'] as const
export type PictureFocus = (typeof pictureFocuses)[number]
