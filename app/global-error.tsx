'use client'

import { PageError } from '@/components/layout/page-error'

/** What is left when the header or another part of every page breaks, or its scripts cannot be had. */
export default function GlobalErrorPage() {
  return (
    <html lang="ru">
      <head>
        <title>Страница не открылась</title>
      </head>
      <body>
        <main className="grow">
          <PageError onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
