/** Runs the work for every item, at most `limit` at a time; the answers stand in the order of the items. */
export async function runLimited<Item, Answer>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return answers
}
