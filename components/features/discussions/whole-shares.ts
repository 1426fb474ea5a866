/**
 * Gives shares in whole per cent that add up to 100, by the largest remainder: rounded one by one, 1, 1 and 1 would
 * make 99. Of equal remainders the earlier one gains. All are zero where there is nothing to share.
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
