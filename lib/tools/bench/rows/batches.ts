const MAX_AT_ONCE = 5_000

/** Rows `from` to `to` of a series described by `first` and `total`. */
export interface Batch {
  from: number
  to: number
  first: number
  total: number
}

/** Splits a series into short statements. */
export function splitBatches(first: number, total: number): Batch[] {
  return Array.from({ length: Math.ceil(total / MAX_AT_ONCE) }, (_, index) => {
    const from = first + index * MAX_AT_ONCE
    return { from, to: Math.min(from + MAX_AT_ONCE, first + total) - 1, first, total }
  })
}
