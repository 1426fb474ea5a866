import Link from 'next/link'
import type { ReactNode } from 'react'
import { documentsSection } from '@/components/features/documents/documents-section'
import { DateText } from '@/components/ui/date-text'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Draws the facts of one act under its title as the register has them: kind, number, day and issuer. */
export function DocumentFacts({ act: { type, number, date, issuer } }: { act: LegalAct }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 border-b border-line lg:grid-cols-[1fr_1fr_1.2fr_1.8fr]">
      <Fact term="Вид">
        <Link href={documentsSection.href({ type: type.id })} prefetch={false} className="link target">
          {type.title}
        </Link>
      </Fact>
      <Fact term="Номер">{number ? <WholeNumbers text={`№\u00A0${number}`} /> : 'Без номера'}</Fact>
      <Fact term="Дата">
        <DateText value={date} zone="UTC" />
      </Fact>
      <Fact term="Кто принял">
        <Link href={documentsSection.href({ issuer: issuer.id })} prefetch={false} className="link target">
          {issuer.title}
        </Link>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line py-3 sm:py-4">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="tabular font-medium lg:text-lg lg:leading-7">{children}</dd>
    </div>
  )
}
