import { sendGraph } from '@/lib/api/graph-browser'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'

/** Sends files by the graph multipart request (operations, map, files), in the order given. Throws AppError. */
export function uploadGraph<O extends GraphOperation>(
  operation: O,
  variables: Omit<VariablesOf<O>, 'files'>,
  files: readonly File[],
): Promise<GraphAnswerOf<O>> {
  const body = new FormData()
  const places = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))
  const empty = { ...variables, files: files.map(() => null) }
  body.append('operations', JSON.stringify({ query: operation.document, variables: empty }))
  body.append('map', JSON.stringify(places))
  files.forEach((file, index) => body.append(String(index), file, file.name))
  // the header makes the browser ask first: a foreign page's form cannot set it
  return sendGraph(operation, { body, headers: { 'x-requested-with': 'portal' } })
}
