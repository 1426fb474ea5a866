import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { ClaimActionsSlot } from '@/components/features/claims/claim-actions-slot'
import { claimsHref, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { ClaimAnswer, judgeUntil, wasMended } from '@/components/features/claims/claim-answer'
import { DataList } from '@/components/ui/data-list'
import { DateText } from '@/components/ui/date-text'
import { MomentText } from '@/components/ui/moment-text'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { ShareMenu } from '@/components/ui/share-menu'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ClaimDetails } from '@/lib/domains/claims/lists-contract'
import { daysUntil } from '@/lib/shared/dates'
import { countOf } from '@/lib/shared/plural'

/**
 * Draws one claim beside the map: what was reported, who answers by when, the answer, and the author's verdict. A solved
 * claim begins with its answer.
 */
export function ClaimCard({ claim, filter }: { claim: ClaimDetails; filter: ClaimsFilter }) {
  const { id, code, text, photos, category, address } = claim
  const isSolved = code === 3
  const answer = <ClaimAnswer claim={claim} />
  return (
    <article
      id="claim"
      tabIndex={-1}
      aria-label={`Заявка № ${id}`}
      data-place={id}
      className="scroll-mt-24 space-y-7 outline-none"
    >
      <p>
        <Link
          href={claimsHref(filter)}
          scroll={false}
          className="link target inline-flex items-center gap-2 py-1 print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          Все заявки
        </Link>
      </p>
      {isSolved && answer}
      <Photos claim={claim} />
      <p className="max-w-measure text-lg leading-7.5 whitespace-pre-line">{text}</p>
      <Facts claim={claim} />
      {!isSolved && answer}
      <ClaimActionsSlot id={id} code={code} joined={claim.joined_count} judgeUntil={judgeUntil(claim)} />
      <section aria-label="Поделиться" className="flex flex-wrap items-center gap-4 print:hidden">
        <p className="text-ink-soft">Расскажите соседям:</p>
        <ShareMenu url={new URL(paths.claim(id), env.PUBLIC_URL).href} title={`${category.title}, ${address}`} />
      </section>
      {photos.length === 0 && <p className="text-sm text-ink-soft">Автор не приложил снимков.</p>}
    </article>
  )
}

function Photos({ claim }: { claim: ClaimDetails }) {
  const { photos, category, address } = claim
  const [first, ...others] = photos
  if (!first) return null
  const named = (image: typeof first) => ({
    img: { ...image.img, alt: image.img.alt || `${category.title}, ${address}` },
  })
  return (
    <div className="space-y-3">
      <figure>
        <Picture image={named(first)} sizes="(min-width: 64rem) 36rem, 100vw" />
        {wasMended(claim) && <figcaption className="mt-2 font-semibold">Было</figcaption>}
      </figure>
      {others.length > 0 && (
        <ul className="grid grid-cols-4 gap-3">
          {others.map((image) => (
            <li key={image.img.url}>
              <a href={image.img.url}>
                <Picture image={named(image)} ratio="square" sizes="9rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Facts({ claim }: { claim: ClaimDetails }) {
  const {
    id,
    address,
    created_at: created,
    deadline_date: deadline,
    department,
    category,
    code,
    joined_count: joined,
  } = claim
  const isOpen = code === 1 || code === 4
  return (
    <DataList
      stacked
      rows={[
        { term: 'Адрес', value: address },
        {
          term: 'Тема',
          value: category.parent ? `${category.parent}: ${category.title.toLowerCase()}` : category.title,
        },
        {
          term: 'Сообщили',
          value: (
            <>
              <MomentText value={created} word="" zone={env.TIME_ZONE} />, заявка № {id}
            </>
          ),
        },
        { term: 'Ответят', value: isOpen && deadline ? <Term deadline={deadline} /> : null },
        { term: 'Отвечает', value: department && <Department department={department} /> },
        {
          term: 'Присоединились',
          value: joined > 0 ? countOf(joined, ['житель', 'жителя', 'жителей']) : null,
        },
      ]}
    />
  )
}

function Term({ deadline }: { deadline: string }) {
  return (
    <>
      до <DateText value={deadline} zone={env.TIME_ZONE} />
      {termWords(deadline)}
    </>
  )
}

function Department({ department: { id, title, phone } }: { department: NonNullable<ClaimDetails['department']> }) {
  return (
    <>
      <Link href={paths.organization(id)} prefetch={false} className="link target">
        {title}
      </Link>
      {phone && (
        <>
          , <PhoneLink phone={phone} />
        </>
      )}
    </>
  )
}

function termWords(deadline: string): string {
  const left = daysUntil(deadline, env.TIME_ZONE)
  if (left < 0) return `, срок прошёл ${countOf(-left, ['день', 'дня', 'дней'])} назад`
  return left === 0 ? ', последний день' : ''
}
