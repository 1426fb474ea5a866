export function idOf(value: number | { id: number }): number
export function idOf(value: number | { id: number } | null | undefined): number | null
export function idOf(value: number | { id: number } | null | undefined): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}
