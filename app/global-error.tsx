'use client'

import { useLayoutEffect, useState } from 'react'
import { PageError } from '@/components/layout/page-error'

/** Is left when the header or another part of every page breaks, or its scripts cannot be had. */
export default function GlobalErrorPage() {
  const [kept] = useState(rootAttributes)
  // React takes them off its new root: fonts, and the chosen version for the visually impaired
  useLayoutEffect(() => {
    for (const { name, value } of kept) document.documentElement.setAttribute(name, value)
  }, [kept])
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

function rootAttributes() {
  if (typeof document === 'undefined') return []
  return [...document.documentElement.attributes].map(({ name, value }) => ({ name, value }))
}
