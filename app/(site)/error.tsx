'use client'

import { PageError } from '@/components/layout/page-error'

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <PageError onRetry={reset} />
}
