/** Keeps in a form of words what of a filter is chosen elsewhere; an empty value is left out. */
export function HiddenFields({ values }: { values: Record<string, string | number | false | undefined> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
