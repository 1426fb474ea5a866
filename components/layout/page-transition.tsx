import { ViewTransition, type ReactNode } from 'react'

/** One page dissolves into the next. */
export function PageTransition({ children }: { children: ReactNode }) {
  return <ViewTransition default="page">{children}</ViewTransition>
}
