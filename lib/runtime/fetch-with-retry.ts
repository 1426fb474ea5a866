/** A failed read waits so long before it is sent once more. */
export const PAUSE_MS = 300
/** A server that is starting or under load: the same request may succeed a moment later. */
const PASSING_STATUSES = [502, 503]

/**
 * Fetches what is only read. A request that fails with 502, 503 or without a response is sent once more after 300 ms,
 * unless the caller has stopped waiting. The request has no body, or one of text.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    return null
  })
  if (response && !PASSING_STATUSES.includes(response.status)) return response
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return fetch(input, init)
}
