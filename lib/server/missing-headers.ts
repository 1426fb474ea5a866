import type { ServerResponse } from 'node:http'

/** Adds headers just before sending, except those that the route has set. */
export function addMissingHeaders(res: ServerResponse, headers: readonly [string, string][]): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value)
    return writeHead(...args)
  }
}
