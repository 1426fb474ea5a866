/** Ends the present task: what follows is done after events that wait, a press among them. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
