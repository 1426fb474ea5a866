/** A choice of a field; those of one group stand under its heading. */
export interface FieldOption {
  id: number | string
  title: string
  group?: string
}

/** Returns the options as a select takes them; those without a group stand first. */
export function toOptionGroups(options: readonly FieldOption[]) {
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))]
  const choose = (name: string | undefined) =>
    options.filter(({ group }) => group === name).map(({ id, title }) => ({ value: id, label: title }))
  return [...choose(undefined), ...groups.map((name) => ({ label: name, options: choose(name) }))]
}
