import Link from 'next/link'
import type { ReactNode } from 'react'
import { IdeaSketch, EnvelopeSketch, ProblemSketch } from '@/components/features/home/hero-sketches'
import { paths } from '@/lib/config/paths'
import { typeset } from '@/lib/text/typography'

interface Action {
  title: string
  text: string
  href: string
  sketch: ReactNode
}

const actions: Action[] = [
  {
    title: 'Сообщить о проблеме',
    text: 'Отметьте на карте яму, свалку или погасший фонарь',
    href: paths.reportClaim,
    sketch: <ProblemSketch />,
  },
  {
    title: 'Официальное обращение',
    text: 'Письменный ответ администрации в течение 30 дней',
    href: paths.officialAppeal,
    sketch: <EnvelopeSketch />,
  },
  {
    title: 'Предложить идею',
    text: 'Её увидят и поддержат соседи, лучшие город воплотит',
    href: paths.proposeIdea,
    sketch: <IdeaSketch />,
  },
]

/** Draws links to the three things that residents come for. */
export function HeroActions() {
  return (
    <ul
      data-three-cards
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-2 sm:mt-6 sm:grid-cols-3 sm:gap-3 md:gap-4 lg:mt-8"
    >
      {actions.map((action) => (
        <li
          key={action.href}
          className="group relative flex flex-col items-start gap-x-4 gap-y-2 rounded-card bg-paper px-2 py-2.5 text-ink transition-colors hover:bg-sun-tint sm:gap-y-4 sm:p-4 sm:pr-6 lg:flex-row lg:items-center"
        >
          <span className="size-10 shrink-0 sm:size-16 xl:size-18">{action.sketch}</span>
          <span className="min-w-0 max-lg:w-full lg:flex-1">
            <ActionLink href={action.href}>{typeset(action.title)}</ActionLink>
            <span className="mt-1 block text-sm text-ink-soft max-sm:hidden">{typeset(action.text)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Draws a link. One to a hash of this page is a plain anchor: the browser follows it by itself, and dialogs listen to
 * that.
 */
function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  const look =
    'cover block text-[0.8125rem] leading-[1.125rem] font-semibold wrap-break-word text-ink no-underline hyphens-auto sm:text-lg sm:leading-6'
  if (href.startsWith('#'))
    return (
      <a href={href} className={look}>
        {children}
      </a>
    )
  return (
    <Link href={href} prefetch={false} className={look}>
      {children}
    </Link>
  )
}
