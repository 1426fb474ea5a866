import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LetterAgain, type LetterRequest } from '@/components/ui/letter-again'

interface WaitingNoteProps {
  /** One sentence says what waits, and that the confirmation of the address starts it. */
  children: ReactNode
  letter: LetterRequest
}

/** Says it to the author alone, in one calm line: nothing is wrong, one step is left. */
export function WaitingNote({ children, letter }: WaitingNoteProps) {
  return (
    <div className="space-y-3 rounded-card bg-brand-tint p-4">
      <div className="flex gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p>{children}</p>
          {letter.email && (
            <p className="mt-1">
              Письмо ушло на <strong className="font-semibold wrap-anywhere">{letter.email}</strong>
            </p>
          )}
        </div>
      </div>
      <LetterAgain request={letter} />
    </div>
  )
}
