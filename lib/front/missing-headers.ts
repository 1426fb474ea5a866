import type { ServerResponse } from 'node:http'

/** Adds headers at the last moment, only those that the answer has not set: what a route says itself wins. */
export function addMissingHeaders(res: ServerResponse, headers: readonly [string, string][]): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value)
    return writeHead(...args)
  }
}
