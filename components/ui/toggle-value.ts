/** Adds this number to the list, or takes it out where it was, in order; undefined where none is left. */
export function toggled(values: readonly number[] | undefined, value: number): number[] | undefined {
  const others = (values ?? []).filter((one) => one !== value)
  const next = values?.includes(value) ? others : [...others, value].sort((one, other) => one - other)
  return next.length > 0 ? next : undefined
}
