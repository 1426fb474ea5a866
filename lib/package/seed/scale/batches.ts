const MOST_AT_ONCE = 5_000

/** Rows of a series written by one statement, both ends included; `first` and `total` describe the whole series. */
export interface Batch {
  from: number
  to: number
  first: number
  total: number
}

/** A series parted into statements short enough to be seen advancing and to leave the database answering others. */
export function batchesOf(first: number, total: number): Batch[] {
  return Array.from({ length: Math.ceil(total / MOST_AT_ONCE) }, (_, index) => {
    const from = first + index * MOST_AT_ONCE
    return { from, to: Math.min(from + MOST_AT_ONCE, first + total) - 1, first, total }
  })
}
