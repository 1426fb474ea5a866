import type { ReactNode } from 'react'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { classNames } from '@/components/ui/class-names'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { formatCount, formatNumber } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

export interface VotedIdea {
  id: number
  code: number
  likes: number
  dislikes: number
  threshold: number
}

interface VoteFrameProps {
  idea: VotedIdea
  title?: string
  /** Text under the buttons; its space is reserved, so that nothing moves. */
  note: ReactNode
  children: ReactNode
  more?: ReactNode
}

export function VoteFrame({ idea, title = 'Поддержите, если это нужно и вам', note, children, more }: VoteFrameProps) {
  const { code, likes, dislikes, threshold } = idea
  const isOpen = code === ideaCodes.support
  return (
    <TitledSection
      id="vote"
      title={isOpen ? title : 'Голоса жителей'}
      headingClassName="text-h3"
      className="rounded-card bg-sun-tint p-5 sm:p-7"
    >
      {isOpen ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2 md:gap-10">
          <div className="grid grid-cols-2 gap-3 print:hidden">{children}</div>
          <SupportMeter likes={likes} threshold={threshold} />
        </div>
      ) : (
        <p className="tabular mt-2 text-lg">
          {formatCount(likes, ['голос за', 'голоса за', 'голосов за'])},{' '}
          {formatCount(dislikes, ['голос против', 'голоса против', 'голосов против'])}. Голосование завершено.
        </p>
      )}
      {isOpen && <div className="mt-4 min-h-20 text-ink-soft sm:min-h-13 print:hidden">{note}</div>}
      {more}
    </TitledSection>
  )
}

export function voteButtonClass(side: 'like' | 'dislike', isPressed = false): string {
  const pressed = side === 'like' ? 'border-brand bg-brand text-paper' : 'border-ink bg-ink text-paper'
  return classNames(
    'tabular flex min-h-14 flex-wrap items-center justify-center gap-x-2.5 rounded-field border px-3 py-2',
    'text-lg font-medium no-underline transition-colors',
    'aria-disabled:opacity-60',
    isPressed ? pressed : 'border-line-strong bg-paper text-ink hover:border-brand hover:text-brand-strong',
  )
}

export function VoteSide({ side, count }: { side: 'like' | 'dislike'; count: number }) {
  const icon = side === 'like' ? 'thumbs-up' : 'thumbs-down'
  return (
    <>
      <Icon name={icon} className="size-5 shrink-0" />
      {side === 'like' ? 'За' : 'Против'} <span className="font-semibold">{formatNumber(count)}</span>
    </>
  )
}

export function VoteLinks({ idea: { likes, dislikes } }: { idea: VotedIdea }) {
  return (
    <>
      <a href="#register" className={voteButtonClass('like')}>
        <VoteSide side="like" count={likes} />
      </a>
      <a href="#register" className={voteButtonClass('dislike')}>
        <VoteSide side="dislike" count={dislikes} />
      </a>
    </>
  )
}
