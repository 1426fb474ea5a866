import { X } from 'lucide-react'
import Link from 'next/link'

interface FoundWordsProps {
  /** «Найдено 214», then each filter that is on: «Постановления», «2026 год». */
  words: readonly string[]
  /** Address of the list without filters; none where nothing is on. */
  resetHref?: string | undefined
}

/** The state of a list in words, and the way back to all. */
export function FoundWords({ words, resetHref }: FoundWordsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
      <p role="status">{words.join(' · ')}</p>
      {resetHref && (
        <Link href={resetHref} className="link target inline-flex items-center gap-1.5 py-1">
          <X aria-hidden className="size-4" />
          Сбросить
        </Link>
      )}
    </div>
  )
}
