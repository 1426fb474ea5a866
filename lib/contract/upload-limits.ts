/** A camera's frame; more would fill the server's memory. */
export const MAX_PIXELS = 40_000_000
