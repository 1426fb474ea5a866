import type { Metadata } from 'next'
import { GuestClaim, GuestClaimMeta, EndedLink } from '@/components/features/claims/guest-claim-page'
import { getClaimState } from '@/components/features/claims/queries'
import { PageShell } from '@/components/layout/page-shell'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { getParam, type ListPageProps } from '@/lib/config/search-params'
import { markNotFound, markPersonal } from '@/lib/runtime/render-outcome'

/** Reveals nothing of the claim to a messenger's link preview. */
export const metadata: Metadata = {
  title: 'Где сейчас заявка',
  description: 'Страница автора заявки: что сделано и что дальше. Открывается по личной ссылке.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** State of a claim by its private link. An expired link is rendered, not thrown. */
export default async function ClaimStatePage({ searchParams }: ListPageProps) {
  markPersonal()
  const key = getParam(await searchParams, 'key') ?? ''
  const claim = await getClaimState(key)
  const crumbs = breadcrumbsInto(paths.socialControlMap)
  if (!claim) {
    markNotFound()
    return (
      <PageShell title="Ссылка на заявку не действует" crumbs={crumbs}>
        <EndedLink />
      </PageShell>
    )
  }
  return (
    <PageShell title={`Ваша заявка № ${claim.id}`} crumbs={crumbs} meta={<GuestClaimMeta claim={claim} />}>
      <GuestClaim claim={claim} linkKey={key} />
    </PageShell>
  )
}
