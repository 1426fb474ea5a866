'use client'

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { Picture, PortraitTile } from '@/components/ui/picture/picture'
import type { MayorBand } from '@/components/features/mayor/queries'
import { paths } from '@/lib/config/paths'
import { LinkButton } from '@/components/ui/button/button'

interface HomeMayorProps {
  mayor: MayorBand
  nextReception: ReactNode
}

export function HomeMayor({
  mayor: { name, description, bookingHref, reception, picture },
  nextReception,
}: HomeMayorProps) {
  return (
    <section
      aria-labelledby="home-mayor"
      // The lower edge, under the portrait, is visible only if the next band has the same background.
      className="overflow-hidden border-line bg-ground [&:has(+.bg-ground)]:border-b"
    >
      <div
        className={classNames(
          'shell grid grid-cols-[minmax(0,1fr)_min(7.5rem,33%)] gap-x-5 gap-y-3 pt-5 pb-5',
          'sm:grid-cols-[minmax(11rem,20rem)_minmax(0,1fr)] sm:items-end sm:gap-x-16 sm:pt-16 sm:pb-0',
        )}
      >
        <div className="max-w-2xl self-center sm:col-start-2 sm:row-start-1 sm:self-end">
          <p className="text-ink-soft">Глава города</p>
          <h2 id="home-mayor" className="mt-1 text-h2">
            <Link href={paths.mayor} className="link-quiet">
              {name}
            </Link>
          </h2>
        </div>
        <div className="max-sm:col-span-full sm:col-start-2 sm:row-start-2 sm:max-w-2xl sm:self-start sm:pb-16">
          {description && <p className="text-xl max-sm:hidden">{description}</p>}
          {reception && (
            <div className="border-l-4 border-sun pl-4 sm:mt-5">
              <p className="text-sm text-ink-soft">Личный приём</p>
              <p className="font-medium" dangerouslySetInnerHTML={{ __html: reception }} />
              {nextReception}
            </div>
          )}
          <MayorContactLinks bookingHref={bookingHref} className="mt-4 max-sm:[&>:last-child]:hidden sm:mt-7" />
        </div>
        <div className="max-sm:col-start-2 max-sm:row-start-1 sm:col-start-1 sm:row-span-2 sm:row-start-1">
          <Portrait picture={picture} />
        </div>
      </div>
    </section>
  )
}

function Portrait({ picture }: Pick<MayorBand, 'picture'>) {
  if (!picture) return <PortraitTile className="ml-auto sm:mb-16" />
  return (
    <Picture
      image={picture}
      ratio="portrait"
      sizes="(min-width: 40rem) 20rem, 7.5rem"
      decorative
      className="sm:rounded-b-none"
    />
  )
}

export function MayorContactLinks({ bookingHref, className }: { bookingHref: string; className: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <LinkButton href={bookingHref}>Записаться на приём</LinkButton>
      <LinkButton href={paths.officialAppeal} variant="secondary">
        Написать обращение
      </LinkButton>
    </p>
  )
}
