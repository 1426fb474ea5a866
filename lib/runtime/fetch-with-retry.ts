export const PAUSE_MS = 300
const PASSING_STATUSES = [502, 503]

/** Fetches a read. Retries once, after 300 ms, on 502, 503 or no response, unless aborted. */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    return null
  })
  if (response && !PASSING_STATUSES.includes(response.status)) return response
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return fetch(input, init)
}
