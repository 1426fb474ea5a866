import type { Metadata } from 'next'
import { findMyClaim } from '@/components/features/claims/find-my-claim'
import { GuestInvitation } from '@/components/features/cabinet/guest-invitation'
import { CabinetSlot } from '@/components/features/cabinet/cabinet-slot'
import {
  AccountSectionSlot,
  DataSectionSlot,
  SecuritySectionSlot,
} from '@/components/features/residents/account-sections'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import {
  BookingsSlot,
  ConsentsSlot,
  FollowedDiscussionsSlot,
  FollowedProjectsSlot,
  MyAppealSlot,
  MyIdeaSlot,
  SubscriptionSlot,
} from '@/components/shell/cabinet-slots'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { profilePageSchema } from '@/lib/domains/site/schema-org-pages'

const TITLE = 'Личный кабинет'
const views = { appeal: MyAppealSlot, idea: MyIdeaSlot, findClaim: findMyClaim }
const account = { data: DataSectionSlot, security: SecuritySectionSlot, account: AccountSectionSlot }

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title: TITLE,
    description: `Личный кабинет жителя ${site.settings.city_genitive || 'города'}: обращения, заявки, уведомления, личные данные и согласия.`,
    path: paths.profile,
    noindex: true,
  })
}

/** The same page for everyone; the browser fetches personal data. */
export default function ProfilePage() {
  return (
    <PageShell title={TITLE}>
      <JsonLd
        things={[breadcrumbSchema([{ title: TITLE }]), profilePageSchema({ title: TITLE, path: paths.profile })]}
      />
      <CabinetSlot
        news={
          <>
            <SubscriptionSlot />
            <FollowedDiscussionsSlot />
            <FollowedProjectsSlot />
          </>
        }
        receptions={<BookingsSlot />}
        consents={<ConsentsSlot />}
        account={account}
        views={views}
      >
        <GuestInvitation />
      </CabinetSlot>
    </PageShell>
  )
}
