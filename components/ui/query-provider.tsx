'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

let shared: QueryClient | undefined

/**
 * Gives React Query to the leaf that needs it. All leaves of a tab share one client, so that what one of them changes
 * the others show; a page read by a guest has none and loads nothing of it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}

function queryClient(): QueryClient {
  // the server draws for everybody and must remember nobody
  if (typeof window === 'undefined') return new QueryClient()
  shared ??= new QueryClient({
    defaultOptions: {
      // calls that only read repeat themselves, and other failures do not go away by asking again (fetch-twice.ts)
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
      // a form sent without a connection says so at once: waiting silently for one would look like a broken button
      mutations: { networkMode: 'always' },
    },
  })
  return shared
}
