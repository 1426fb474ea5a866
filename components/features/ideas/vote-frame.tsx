import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { SupportMeter } from '@/components/ui/support-meter'
import { classNames } from '@/components/ui/class-names'
import { IDEA_SUPPORT_CODE } from '@/lib/domains/ideas/states'
import { countOf, formatNumber } from '@/lib/shared/plural'

/** What the vote needs to know of an idea. */
export interface VotedIdea {
  id: number
  code: number
  likes: number
  dislikes: number
  threshold: number
}

interface VoteFrameProps {
  idea: VotedIdea
  /** A line under the buttons; its room is always kept, so that nothing moves when it changes. */
  note: ReactNode
  /** The buttons. */
  children: ReactNode
  /** What opens under it. */
  more?: ReactNode
}

/** The room of the vote: how far the support has come, the two buttons, a word about them. */
export function VoteFrame({ idea, note, children, more }: VoteFrameProps) {
  const { code, likes, dislikes, threshold } = idea
  const isOpen = code === IDEA_SUPPORT_CODE
  return (
    <section aria-labelledby="vote" className="rounded-card bg-sun-tint p-5 sm:p-7">
      <h2 id="vote" className="text-h3">
        {isOpen ? 'Поддержите, если это нужно и вам' : 'Голоса жителей'}
      </h2>
      {isOpen ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
          <div className="grid grid-cols-2 gap-3 print:hidden">{children}</div>
          <SupportMeter likes={likes} threshold={threshold} />
        </div>
      ) : (
        <p className="tabular mt-2 text-lg">
          {countOf(likes, ['голос за', 'голоса за', 'голосов за'])},{' '}
          {countOf(dislikes, ['голос против', 'голоса против', 'голосов против'])}. Голосование завершено.
        </p>
      )}
      {isOpen && <div className="mt-4 min-h-20 text-ink-soft sm:min-h-13 print:hidden">{note}</div>}
      {more}
    </section>
  )
}

/** Look of «За» and «Против», pressed or not. */
export function voteLook(side: 'like' | 'dislike', isPressed = false): string {
  const pressed = side === 'like' ? 'border-brand bg-brand text-paper' : 'border-ink bg-ink text-paper'
  return classNames(
    'tabular flex min-h-14 flex-wrap items-center justify-center gap-x-2.5 rounded-field border px-3 py-2 text-lg font-medium no-underline transition-colors',
    'aria-disabled:opacity-60',
    isPressed ? pressed : 'border-line-strong bg-paper text-ink hover:border-brand hover:text-brand-strong',
  )
}

/** Sign, word and number of one side. */
export function VoteSide({ side, count }: { side: 'like' | 'dislike'; count: number }) {
  const Icon = side === 'like' ? ThumbsUp : ThumbsDown
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      {side === 'like' ? 'За' : 'Против'} <span className="font-semibold">{formatNumber(count)}</span>
    </>
  )
}

/** A guest is asked to register: the same buttons as links. */
export function VoteLinks({ idea: { likes, dislikes } }: { idea: VotedIdea }) {
  return (
    <>
      <a href="#register" className={voteLook('like')}>
        <VoteSide side="like" count={likes} />
      </a>
      <a href="#register" className={voteLook('dislike')}>
        <VoteSide side="dislike" count={dislikes} />
      </a>
    </>
  )
}
