import { processScope } from '@/lib/runtime/process-scope'

/** Answers `/api`, `/graphql`, `/files`, `/map` and `/open311`. */
export type ApiHandler = (request: Request) => Promise<Response>

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    apiHandler?: ApiHandler
  }
}

/** Called inside Next's bundle: the worker then calls the handler without Next, with the same Payload and connections. */
export function registerApiHandler(handler: ApiHandler): void {
  processScope.apiHandler = handler
}

export function registeredApiHandler(): ApiHandler | undefined {
  return processScope.apiHandler
}
