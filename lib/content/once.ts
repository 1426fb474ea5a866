/** Makes a function that does its work at the first call and answers the same ever after. */
export function once<Answer>(work: () => Answer): () => Answer {
  const answers: Answer[] = []
  return () => (answers[0] ??= work())
}
