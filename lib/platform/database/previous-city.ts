/** Schema of the city that is being replaced. While it exists, the new one is not finished. */
export const PREVIOUS_CITY = 'before_setup'
