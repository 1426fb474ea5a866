import Link from 'next/link'
import { NextReception } from '@/components/civic/next-reception'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { LinkButton } from '@/components/ui/button/link-button'

export function HomeMayor({ mayor }: { mayor: MayorCard }) {
  if (!mayor.surname) return null
  const name = [mayor.name, mayor.patronymic, mayor.surname].filter(Boolean).join(' ')
  return (
    <section
      aria-labelledby="home-mayor"
      // The lower edge, under the portrait, is visible only if the next band has the same background.
      className="overflow-hidden border-line bg-ground [&:has(+.bg-ground)]:border-b"
    >
      <div className="shell grid grid-cols-[minmax(0,1fr)_min(7.5rem,33%)] gap-x-5 gap-y-4 pt-7 pb-7 sm:grid-cols-[minmax(11rem,20rem)_minmax(0,1fr)] sm:items-end sm:gap-x-16 sm:pt-16 sm:pb-0">
        <div className="max-w-2xl self-center sm:col-start-2 sm:row-start-1 sm:self-end">
          <p className="text-ink-soft">Глава города</p>
          <h2 id="home-mayor" className="mt-1 text-h2">
            <Link href={paths.mayor} prefetch={false} className="link-quiet">
              {name}
            </Link>
          </h2>
        </div>
        <div className="max-sm:col-span-full sm:col-start-2 sm:row-start-2 sm:max-w-2xl sm:self-start sm:pb-16">
          {mayor.description && <p className="text-xl max-sm:hidden">{mayor.description}</p>}
          {mayor.reception && (
            <div className="border-l-4 border-sun pl-4 sm:mt-5">
              <p className="text-sm text-ink-soft">Личный приём</p>
              <p className="font-medium">
                <TextWithContacts text={mayor.reception} />
              </p>
              <NextReception next={mayor.next_reception} />
            </div>
          )}
          <MayorContactLinks className="mt-5 sm:mt-7" />
        </div>
        <div className="max-sm:col-start-2 max-sm:row-start-1 sm:col-start-1 sm:row-span-2 sm:row-start-1">
          <Picture
            image={mayor.head_img}
            ratio="portrait"
            sizes="(min-width: 40rem) 20rem, 7.5rem"
            decorative
            className="sm:rounded-b-none"
          />
        </div>
      </div>
    </section>
  )
}

export function MayorContactLinks({ className }: { className: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <LinkButton href={paths.reception}>Записаться на приём</LinkButton>
      <LinkButton href={paths.officialAppeal} variant="secondary">
        Написать обращение
      </LinkButton>
    </p>
  )
}
