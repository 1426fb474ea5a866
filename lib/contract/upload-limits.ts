/** Pixels of the largest picture that the server takes: a camera's frame. More would fill the memory. */
export const MAX_PIXELS = 40_000_000
