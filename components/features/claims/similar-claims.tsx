'use client'

import { useWatch } from 'react-hook-form'
import { StatusBadge } from '@/components/features/claims/status-badge'
import { JOIN_ANCHOR } from '@/components/features/claims/claim-address'
import { useJoinClaim, useMyClaims, useSimilarClaims } from '@/components/features/claims/hooks'
import type { ReportValues } from '@/components/features/claims/send-claim'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { useToken } from '@/lib/client/use-token'
import { paths } from '@/lib/config/paths'
import type { ClaimCard } from '@/lib/domains/claims/graphql/operations'
import { countMetres } from '@/lib/contract/web-mercator'
import { describeDistance } from '@/lib/domains/claims/rules'
import { shorten } from '@/lib/text/shorten'
import { errorMessage } from '@/lib/text/user-error'
import { isOpenClaim } from '@/lib/domains/claims/states'

/**
 * Claims of the same category nearby: joining one is better than reporting it again. Their links load a whole page, so
 * Back opens the form with its draft.
 */
export function SimilarClaims() {
  const [x, y, category] = useWatch<ReportValues, ['x', 'y', 'category_id']>({
    name: ['x', 'y', 'category_id'],
  })
  const point = x && y ? { x: Number(x), y: Number(y) } : null
  const { data: found = [] } = useSimilarClaims(point, category ? Number(category) : null)
  return (
    <div role="status">
      {point && found.length > 0 && (
        <div className="rounded-card bg-ground p-4 sm:p-5">
          <p className="font-semibold">Рядом уже сообщили. Это то же самое?</p>
          <ul className="mt-2 divide-y divide-line">
            {found.slice(0, 4).map((claim) => (
              <Similar key={claim.id} claim={claim} metres={countMetres(point, claim)} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Similar({ claim, metres }: { claim: ClaimCard; metres: number }) {
  const { id, address, text, status, head_img: image } = claim
  return (
    <li className="flex flex-wrap items-start gap-4 py-3">
      {image && <img src={image.img.url} alt="" loading="lazy" className="size-18 rounded-card object-cover" />}
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <StatusBadge code={status.code} />
          <span className="text-ink-soft">{describeDistance(metres)}</span>
        </p>
        <p className="mt-1">
          <a href={paths.claim(id)} className="link">
            № {id}, {address}
          </a>
        </p>
        <p className="text-sm text-ink-soft">{shorten(text, 90)}</p>
      </div>
      {isOpenClaim(status.code) && <JoinSimilar id={id} />}
    </li>
  )
}

function JoinSimilar({ id }: { id: number }) {
  const isResident = Boolean(useToken())
  const { data: mine } = useMyClaims(isResident)
  const join = useJoinClaim(id)
  if (!isResident)
    return (
      <a href={`${paths.claim(id)}#${JOIN_ANCHOR}`} className={buttonClassName('secondary')}>
        Присоединиться
      </a>
    )
  if (mine?.own.some((claim) => claim.id === id)) return <p className="text-sm font-medium">Ваша заявка</p>
  if (mine?.joined.includes(id)) return <p className="text-sm font-medium">Вы присоединились, ответ придёт и вам</p>
  return (
    <div>
      <Button variant="secondary" busy={join.isPending} onClick={() => join.mutate()}>
        Присоединиться
      </Button>
      {join.isError && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {errorMessage(join.error)}
        </p>
      )}
    </div>
  )
}
