interface StoredDay {
  weekday: string
  from: string
  to: string
}

/** Turns rows of the back office's hours into those of the contract: weekday 1 is Monday, 7 is Sunday. */
export function toHours(days: readonly StoredDay[] | null | undefined) {
  return (days ?? []).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to }))
}
