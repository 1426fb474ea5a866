'use client'

import { useWatch } from 'react-hook-form'
import { countOf, formatNumber } from '@/lib/text/plural'

/** Says how long a text of the form is, and how much of it is too much. */
export function TextCounter({ name, longest }: { name: string; longest: number }) {
  const text = useWatch<Record<string, string>>({ name }) ?? ''
  const excess = text.length - longest
  const isTooLong = excess > 0
  return (
    <div className="mt-1.5 text-sm tabular-nums">
      <p className={isTooLong ? 'font-medium text-danger' : 'text-ink-soft'}>
        {formatNumber(text.length)} из {countOf(longest, ['знака', 'знаков', 'знаков'])}
        {isTooLong && `: сократите на ${countOf(excess, ['знак', 'знака', 'знаков'])}`}
      </p>
      {/* it is said once, as the limit is passed: the numbers change with every letter */}
      <p role="status" className="sr-only">
        {isTooLong && 'Текст длиннее, чем принимает форма'}
      </p>
    </div>
  )
}
