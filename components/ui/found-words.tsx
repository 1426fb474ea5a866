import { X } from 'lucide-react'
import Link from 'next/link'

interface FoundWordsProps {
  /** It begins «Найдено 214», and each filter that is on follows: «Постановления», «2026 год». */
  words: readonly string[]
  /** The address of the list without filters; absent where none is on. */
  resetHref?: string | undefined
}

/** Says the state of a list in words, and offers the way back to all. */
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
