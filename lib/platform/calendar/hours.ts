interface StoredDay {
  weekday: string
  from: string
  to: string
}

/** Rows of the back office's hours as the contract has them: weekday 1 Monday to 7 Sunday. */
export function toHours(days: readonly StoredDay[] | null | undefined) {
  return (days ?? []).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to }))
}
