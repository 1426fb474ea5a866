import type { ReactNode } from 'react'
import { setReturnHash } from '@/components/account/reload-after-login'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { voteForForms, votesOfForms } from '@/components/features/ideas/vote-words'
import { classNames } from '@/components/ui/class-names'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { formatCount, formatNumber } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'
import { typeset } from '@/lib/text/typography'
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
  /** Text under the buttons; space for two lines is reserved, so that nothing moves. */
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
        <div className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
          <div className="md:col-start-2 md:row-start-1">
            <SupportMeter likes={likes} threshold={threshold} />
            {threshold > 0 && <p className="mt-2 text-sm text-pretty">{typeset(describeMissing(threshold - likes))}</p>}
          </div>
          <div className="md:col-start-1 md:row-start-1 print:hidden">
            <div className="grid grid-cols-2 gap-3">{children}</div>
            <div className="mt-3 min-h-10.5 text-sm text-ink-soft">{note}</div>
          </div>
        </div>
      ) : (
        <p className="tabular mt-2 text-lg">
          {formatCount(likes, voteForForms)},{' '}
          {formatCount(dislikes, ['голос против', 'голоса против', 'голосов против'])}. Голосование завершено.
        </p>
      )}
      {more}
    </TitledSection>
  )
}

/** Support is collected without a last day. */
function describeMissing(missing: number): string {
  if (missing <= 0) return 'Голосов хватает: идею передают на рассмотрение.'
  const votes = formatCount(missing, votesOfForms)
  return `Не хватает ${votes}, срока нет: когда наберётся, идею рассмотрит администрация.`
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

function returnToVote() {
  setReturnHash('#vote')
}

/** Whoever has no account finds the registration in the login dialog; both come back to the vote. */
export function VoteLinks({ idea: { likes, dislikes } }: { idea: VotedIdea }) {
  return (
    <>
      <a href="#login" onClick={returnToVote} className={voteButtonClass('like')}>
        <VoteSide side="like" count={likes} />
      </a>
      <a href="#login" onClick={returnToVote} className={voteButtonClass('dislike')}>
        <VoteSide side="dislike" count={dislikes} />
      </a>
    </>
  )
}

export function GuestNote() {
  return (
    <>
      Голосуют жители с учётной записью.{' '}
      <a href="#register" onClick={returnToVote} className="link target">
        Зарегистрироваться
      </a>
    </>
  )
}
