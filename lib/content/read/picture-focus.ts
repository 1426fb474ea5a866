/** Part of a picture kept when it is cropped; the middle by default. */
export const pictureFocuses = ['top', 'bottom'] as const
export type PictureFocus = (typeof pictureFocuses)[number]
