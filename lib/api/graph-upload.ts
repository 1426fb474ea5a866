import { readGraphBody } from '@/lib/api/graph-answer'
import { readToken } from '@/lib/api/resident-token'
import { AppError } from '@/lib/contract/errors'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'

/** Sends files by the graph multipart request (operations, map, files), in the order given. Throws AppError. */
export async function uploadGraph<O extends GraphOperation>(
  operation: O,
  variables: Omit<VariablesOf<O>, 'files'>,
  files: readonly File[],
): Promise<GraphAnswerOf<O>> {
  const form = new FormData()
  const places = Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))
  const empty = { ...variables, files: files.map(() => null) }
  form.append('operations', JSON.stringify({ query: operation.document, variables: empty }))
  form.append('map', JSON.stringify(places))
  files.forEach((file, index) => form.append(String(index), file, file.name))
  const token = readToken()
  try {
    const response = await fetch(operation.endpoint, {
      method: 'POST',
      body: form,
      // the header makes the browser ask first: a foreign page's form cannot set it
      headers: { 'x-requested-with': 'portal', ...(token && { authorization: `Bearer ${token}` }) },
    })
    return readGraphBody<O>(await response.json())
  } catch (error) {
    if (error instanceof AppError) throw error
    // a proxy that refuses a large body answers no graph
    throw new AppError('unavailable', { cause: error })
  }
}
