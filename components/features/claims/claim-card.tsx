import { Link } from '@/components/ui/link'
import { ClaimActionsSlot } from '@/components/features/claims/claim-actions-slot'
import { claimsHref, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { ClaimAnswer, judgeUntil, showsBeforeAndAfter } from '@/components/features/claims/claim-answer'
import { ClaimHistory, ClaimOverdue } from '@/components/features/claims/claim-history'
import { ReportLink } from '@/components/features/claims/report-dialog'
import { DataList } from '@/components/ui/list/data-list'
import { MomentText, DateText } from '@/components/ui/text/date-text'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { Picture } from '@/components/ui/picture/picture'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import { isOpenClaim, claimCodes } from '@/lib/domains/claims/states'
import { formatCount } from '@/lib/text/plural'
import { StatusBadge } from '@/components/features/claims/status-badge'
import { Badge } from '@/components/ui/text/badge'
import { daysUntil } from '@/lib/time/dates'
import { Icon } from '@/components/ui/icon/icon'

/** A solved claim begins with its answer; an open one can be joined right under its text. */
export function ClaimCard({ claim, filter }: { claim: ClaimDetails; filter: ClaimsFilter }) {
  const { id, code, text, photos } = claim
  const isSolved = code === claimCodes.solved
  const isOpen = isOpenClaim(code)
  const answer = <ClaimAnswer claim={claim} />
  const actions = <ClaimActionsSlot id={id} code={code} joined={claim.joined_count} judgeUntil={judgeUntil(claim)} />
  return (
    <article
      id="claim"
      tabIndex={-1}
      aria-label={`Заявка № ${id}`}
      data-place={id}
      className="space-y-7 outline-none lg:space-y-5"
    >
      <p>
        <Link
          href={claimsHref(filter)}
          scroll={false}
          className="link target inline-flex items-center gap-2 py-1 print:hidden"
        >
          <Icon name="arrow-left" className="size-4.5" />
          Все заявки
        </Link>
      </p>
      <ClaimOverdue claim={claim} />
      {isSolved && (
        <>
          {answer}
          <h2 className="text-h3">О чём сообщили</h2>
        </>
      )}
      <Photos claim={claim} />
      <div>
        <p className="max-w-measure text-lg leading-7.5 whitespace-pre-line">{text}</p>
        {photos.length === 0 && <p className="mt-2 text-sm text-ink-soft">Автор не приложил снимков.</p>}
      </div>
      {isOpen && actions}
      <Facts claim={claim} />
      {!isSolved && answer}
      {!isOpen && actions}
      <ClaimHistory claim={claim} />
      <NextActions claim={claim} />
    </article>
  )
}

function NextActions({ claim: { id, category, address } }: { claim: ClaimDetails }) {
  return (
    <section
      aria-label="Что ещё можно сделать"
      className="flex flex-wrap items-center gap-3 *:first:shrink-0 xl:flex-nowrap print:hidden"
    >
      <ReportLink variant="secondary" size="small" />
      <ShareMenu path={paths.claim(id)} title={`${category.title}, ${address}`} />
    </section>
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
        {showsBeforeAndAfter(claim) && <figcaption className="mt-2 font-semibold">Было</figcaption>}
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
  const { created_at: created, department, category, joined_count: joined } = claim
  return (
    <DataList
      layout="compact"
      rows={[
        { term: 'Тема', value: category.parent ? `${category.parent} › ${category.title}` : category.title },
        { term: 'Сообщили', value: <MomentText value={created} prefix="" zone={env.TIME_ZONE} /> },
        { term: 'Отвечает', value: department && <Department department={department} /> },
        {
          term: 'Присоединились',
          value: joined > 0 ? formatCount(joined, ['житель', 'жителя', 'жителей']) : null,
        },
      ]}
    />
  )
}

function Department({ department: { id, title, phone } }: { department: NonNullable<ClaimDetails['department']> }) {
  return (
    <>
      <Link href={paths.organization(id)} className="link target">
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

export function ClaimMeta({ claim }: { claim: ClaimDetails }) {
  const { id, code, is_overdue: isOverdue, deadline_date: deadline } = claim
  return (
    <>
      <span className="tabular font-medium text-ink">Заявка № {id}</span>
      <StatusBadge code={code} />
      {isOpenClaim(code) && deadline && <Term deadline={deadline} isOverdue={isOverdue} />}
    </>
  )
}

/** On a separate line on phones: beside the state it would move to the next line when its date comes. */
function Term({ deadline, isOverdue }: { deadline: string; isOverdue: boolean }) {
  const isLastDay = daysUntil(deadline, env.TIME_ZONE) === 0
  const day = <DateText value={deadline} zone={env.TIME_ZONE} />
  return (
    <>
      {isLastDay && <Badge tone="sun">Последний день</Badge>}
      <span className="max-sm:basis-full">
        {isOverdue ? <Badge tone="danger">Срок прошёл {day}</Badge> : <>Ответят до {day}</>}
      </span>
    </>
  )
}
