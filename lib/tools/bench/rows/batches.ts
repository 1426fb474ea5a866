const MOST_AT_ONCE = 5_000

/** One statement writes these rows of a series, both ends included; `first` and `total` describe the whole series. */
export interface Batch {
  from: number
  to: number
  first: number
  total: number
}

/** Parts a series into statements short enough to be seen advancing and to leave the database answering others. */
export function batchesOf(first: number, total: number): Batch[] {
  return Array.from({ length: Math.ceil(total / MOST_AT_ONCE) }, (_, index) => {
    const from = first + index * MOST_AT_ONCE
    return { from, to: Math.min(from + MOST_AT_ONCE, first + total) - 1, first, total }
  })
}
