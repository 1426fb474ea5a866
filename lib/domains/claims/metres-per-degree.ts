/** A degree of latitude is so many metres long, and so is one of longitude at the equator. */
export const METRES_OF_DEGREE = 111_320
