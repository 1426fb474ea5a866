/**
 * Returns whole per cent that add up to 100 (largest remainder; the earlier of equals gains). Returns zeros if the sum
 * is zero.
 */
export function wholeShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const shares = counts.map((count) => Math.floor((count * 100) / all))
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * 100) % all }))
    .sort((one, other) => other.remainder - one.remainder)
  const gaining = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (gaining.has(index) ? share + 1 : share))
}
