'use client'

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'

export interface HeroAction {
  title: string
  text: string
  href: string
  sketch: keyof typeof sketches
}

const sketches = { problem: ProblemSketch, envelope: EnvelopeSketch, idea: IdeaSketch }

export function HeroActions({ actions }: { actions: readonly HeroAction[] }) {
  return (
    <ul
      data-three-cards
      // a third of the row at least, and no wider while the others are still on their way
      className={classNames(
        'mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(min(6.25rem,100%),(100%-1.1rem)/3),1fr))] gap-2',
        'sm:mt-5 sm:grid-cols-3 sm:gap-3 md:gap-4',
      )}
    >
      {actions.map(({ title, text, href, sketch }) => (
        <li
          key={href}
          className={classNames(
            'group relative flex flex-col items-start gap-x-4 gap-y-2 rounded-card bg-paper px-1.5 py-2.5 text-ink',
            'transition-colors hover:bg-sun-tint sm:gap-y-4 sm:p-4 sm:pr-6 lg:flex-row lg:items-center',
          )}
        >
          <span className="size-10 shrink-0 sm:size-16 xl:size-18">
            <Sketch name={sketch} />
          </span>
          <span className="min-w-0 max-lg:w-full lg:flex-1">
            <ActionLink href={href}>{title}</ActionLink>
            <span className="mt-1 block text-sm text-ink-soft max-sm:hidden">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A hash of this page needs a plain anchor: dialogs listen to the browser's own navigation. */
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
    <Link href={href} className={look}>
      {children}
    </Link>
  )
}

function Sketch({ name }: { name: HeroAction['sketch'] }) {
  const Shapes = sketches[name]
  return (
    <svg aria-hidden viewBox="0 0 72 72" className="illustration block size-full">
      <Shapes />
    </svg>
  )
}

function ProblemSketch() {
  return (
    <>
      <rect width="72" height="72" rx="12" className="fill-brand-tint" />
      <path d="M0 50 72 36v24a12 12 0 0 1-12 12H12A12 12 0 0 1 0 60z" className="fill-ink-soft" />
      <path d="m6 61 12-2.300M28 57l12-2.300M50 53l12-2.300" className="stroke-paper" strokeWidth="3" />
      <ellipse cx="37" cy="51" rx="14" ry="4.500" className="fill-ink" />
      <path d="M37 49C29 39 22 32 22 24a15 15 0 0 1 30 0c0 8-7 15-15 25z" className="fill-danger" />
      <circle cx="37" cy="24" r="6" className="fill-paper" />
    </>
  )
}

function EnvelopeSketch() {
  return (
    <>
      <rect width="72" height="72" rx="12" className="fill-sand" />
      <path d="M18 10h36v40H18z" className="fill-paper" />
      <path d="M25 19h22M25 26h22M25 33h13" className="stroke-line-strong" strokeWidth="2.500" />
      <path d="M8 32v26a4 4 0 0 0 4 4h48a4 4 0 0 0 4-4V32L36 50z" className="fill-brand" />
      <path
        d="m8.800 60.500 20-15.100L36 50l7.200-4.600 20 15.100A4 4 0 0 1 60 62H12a4 4 0 0 1-3.200-1.500z"
        className="fill-brand-strong"
      />
      <circle cx="52" cy="28" r="9" className="fill-sun" />
      <path d="m48 28 3 3 5-6" className="fill-none stroke-ink" strokeWidth="2.500" />
    </>
  )
}

function IdeaSketch() {
  return (
    <>
      <rect width="72" height="72" rx="12" className="fill-sun-tint" />
      <circle cx="55" cy="17" r="8" className="fill-sun" />
      <path d="M0 56h72v4a12 12 0 0 1-12 12H12A12 12 0 0 1 0 60z" className="fill-status-3" />
      <path d="M25 58V32" className="stroke-ink-soft" strokeWidth="3.500" />
      <path
        d="M25 44c-1-9-9-12-15-11 0 8 6 13 15 11zM25 38c0-11 8-17 18-17 1 11-7 18-18 17z"
        className="fill-status-3"
      />
      <path d="M25 26c-5-4-6-11-2-17 6 4 7 11 2 17z" className="fill-status-3" />
      <path d="M36 47h28M36 52h28" className="stroke-brand-strong" strokeWidth="3.500" />
      <path d="M40 46v14M60 46v14" className="stroke-ink" strokeWidth="3" />
    </>
  )
}
