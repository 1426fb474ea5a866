'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

let shared: QueryClient | undefined

/** All users in a tab share one client, so a change shows everywhere. Guests' pages load none of it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
}

export function withQueryProvider<Props extends object>(Part: ComponentType<Props>): (props: Props) => ReactNode {
  return function WithQueryProvider(props: Props) {
    return (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    )
  }
}

function getQueryClient(): QueryClient {
  // on the server a client must not outlive its request
  if (typeof window === 'undefined') return new QueryClient()
  shared ??= new QueryClient({
    defaultOptions: {
      // reads already retry (fetch-with-retry.ts); other failures do not go away
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
      // offline a form must fail at once, not wait silently
      mutations: { networkMode: 'always' },
    },
  })
  return shared
}
