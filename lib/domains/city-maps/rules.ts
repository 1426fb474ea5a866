/** Returns the sign of a value of the layer's property, or the one for all other features. */
export function findSign<T extends { value?: string | null | undefined }>(
  signs: readonly T[],
  value: unknown,
): T | undefined {
  return signs.find((one) => one.value && one.value === String(value)) ?? signs.find((one) => !one.value)
}

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
