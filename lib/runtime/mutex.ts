const tails = new Map<string, Promise<unknown>>()

/**
 * Runs works of one name one after another in this process. What would wait for the same row of the database waits here
 * and not on a connection of the pool: fifty waiting votes would leave none to anybody else.
 */
export async function mutex<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name)
  const result = (before ?? Promise.resolve()).then(work)
  const tail = result.catch(() => undefined)
  tails.set(name, tail)
  try {
    return await result
  } finally {
    if (tails.get(name) === tail) tails.delete(name)
  }
}
