/** A number has to fit into its circle. */
const TEXT_BY_DIGITS = ['text-base', 'text-base', 'text-base', 'text-base', 'text-sm']
const TEXT_OF_MORE = 'text-xs'

/** Gives the size of a cluster's number. */
export function clusterText(count: number): string {
  return TEXT_BY_DIGITS[String(count).length] ?? TEXT_OF_MORE
}
