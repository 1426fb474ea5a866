'use client'

import { useEffect } from 'react'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { announceFailedNavigation } from '@/components/layout/navigation/navigation-failed'

/** The home link loads a whole new page. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  useEffect(() => announceFailedNavigation(), [])
  return (
    <div className="shell py-16 lg:py-28">
      <h1 className="text-h1">Страница не открылась</h1>
      <p className="mt-4 max-w-measure text-xl text-ink-soft">
        На портале ошибка. Попробуйте ещё раз через минуту или начните с главной.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>Попробовать ещё раз</Button>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- what is broken is left by loading anew */}
        <a href="/" className={buttonClassName('secondary')}>
          На главную
        </a>
      </div>
    </div>
  )
}
