/** What a form of words keeps of a filter that is chosen elsewhere; what is empty goes unsaid. */
export function HiddenFields({ values }: { values: Record<string, string | number | false | undefined> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
