'use client'

import { Button } from '@/components/ui/button/button'

export default function DeskError({ reset }: { reset: () => void }) {
  return (
    <main className="shell py-16">
      <h1 className="text-h2">Не получилось открыть страницу</h1>
      <p className="mt-3 mb-6 max-w-measure">Портал не ответил вовремя. Подождите минуту и попробуйте ещё раз.</p>
      <Button onClick={reset}>Повторить</Button>
    </main>
  )
}
