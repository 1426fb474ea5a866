export function once<Answer>(work: () => Answer): () => Answer {
  const answers: Answer[] = []
  return () => (answers[0] ??= work())
}
