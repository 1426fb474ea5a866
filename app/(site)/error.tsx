'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { NAVIGATION_FAILED } from '@/components/ui/navigation-failed'

/** A page that broke: says so, offers the next step, turns the navigation bar red. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  useEffect(() => {
    window.dispatchEvent(new Event(NAVIGATION_FAILED))
  }, [])
  return (
    <div className="shell py-16 lg:py-28">
      <h1 className="text-h1">Страница не открылась</h1>
      <p className="mt-4 max-w-measure text-xl text-ink-soft">
        На нашей стороне что-то сломалось, мы уже знаем об этом. Попробуйте ещё раз через минуту или начните с главной.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reset}>Попробовать ещё раз</Button>
        <LinkButton href="/" variant="secondary">
          На главную
        </LinkButton>
      </div>
    </div>
  )
}
