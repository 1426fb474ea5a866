/** Waits for the next task, after pending events such as clicks. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
