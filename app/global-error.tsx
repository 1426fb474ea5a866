'use client'

import { useLayoutEffect, useState } from 'react'
import { PageError } from '@/components/layout/page-error'

/** Shown if the layout itself breaks. */
export default function GlobalErrorPage() {
  const [attributes] = useState(rootAttributes)
  // React's new root loses the attributes of fonts and the version for the visually impaired
  useLayoutEffect(() => {
    for (const { name, value } of attributes) document.documentElement.setAttribute(name, value)
  }, [attributes])
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
