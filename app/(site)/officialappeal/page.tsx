import type { Metadata } from 'next'
import { AppealPanel } from '@/components/features/appeals/appeal-panel'
import { GuestNotice } from '@/components/features/appeals/guest-notice'
import { getChoices, getConsent, getLookalikes } from '@/components/features/appeals/queries'
import { AppealAside } from '@/components/features/appeals/appeal-figures'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { computeTerms } from '@/lib/domains/appeals/rules'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { contactPageSchema } from '@/lib/domains/site/schema-org-pages'
import { isoDay } from '@/lib/time/dates'

const TITLE = 'Официальное обращение'
// the law's number must not wrap
const LAW = '№\u00A059\u2011ФЗ'
const crumbs = breadcrumbsTo(paths.officialAppeal)
const page = { title: TITLE, path: paths.officialAppeal }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: TITLE,
    description: 'Обращение в администрацию по закону № 59-ФЗ: форма, сроки и расписка.',
    path: paths.officialAppeal,
  })
}

/** The form is outside of any Suspense boundary: React would hide it until its script loads. */
export default async function OfficialAppealPage() {
  const [choices, consent, lookalikes] = await Promise.all([getChoices(), getConsent(), getLookalikes()])
  const today = isoDay(new Date(), env.TIME_ZONE)
  const terms = { today, ...computeTerms(today) }
  return (
    <PageShell
      title={TITLE}
      lead={`Предложение, заявление или жалоба, на которые обязаны ответить по закону ${LAW}.`}
      crumbs={crumbs}
      aside={<AppealAside terms={terms} />}
    >
      <JsonLd
        things={[breadcrumbSchema([...crumbs, { title: TITLE, href: paths.officialAppeal }]), contactPageSchema(page)]}
      />
      <noscript>
        <p className="mb-8 rounded-card bg-sand p-6">
          Чтобы отправить форму, включите JavaScript в браузере. Обращение примут и по почте или в приёмной: адрес и
          часы — на странице{' '}
          <a href={paths.reception} className="link">
            «Приёмная»
          </a>
          .
        </p>
      </noscript>
      <GuestNotice />
      <AppealPanel choices={choices} lookalikes={lookalikes} terms={terms} consent={consent} />
    </PageShell>
  )
}
