import DataLoader from 'dataloader'

/** Reads many numbers at once; `missing` stands for what was not found. */
export function byId<Value>(
  find: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  missing: Value,
): DataLoader<number, Value> {
  return new DataLoader(async (ids: readonly number[]) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? missing)
  })
}
