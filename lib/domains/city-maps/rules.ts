/** Reads the property `buses` of a stop: numbers of routes as one text, «3, 9». */
export function parseBuses(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return [...new Set(value.split(/[,;]/).map((number) => number.trim()))].filter(Boolean)
}

/** «Автобус 7», «Автобусы 3, 9»; undefined for what is no stop. */
export function formatBuses(buses: readonly string[]): string | undefined {
  if (buses.length === 0) return undefined
  return `${buses.length > 1 ? 'Автобусы' : 'Автобус'} ${buses.join(', ')}`
}
