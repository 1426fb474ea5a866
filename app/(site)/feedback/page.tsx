import type { Metadata } from 'next'
import { ChannelsList } from '@/components/features/feedback/channels-list'
import { ContactsSection, EmergencyLine } from '@/components/features/feedback/contacts-section'
import { getFeedback } from '@/components/features/feedback/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { contactPageSchema } from '@/lib/domains/feedback/schema-org'

const DEFAULT_TITLE = 'Единое окно'

export async function generateMetadata(): Promise<Metadata> {
  const [feedback, site] = await Promise.all([getFeedback(), getSite()])
  return pageMetadata(site, {
    title: feedback?.title || DEFAULT_TITLE,
    description:
      `Куда обратиться в администрации ${site.settings.city_genitive || 'города'}: заявка о проблеме, ` +
      'официальное обращение, приёмная, дежурная служба. Контакты и реквизиты.',
    path: paths.feedback,
    seo: feedback?.seo,
  })
}

export default async function FeedbackPage() {
  const [feedback, { settings }] = await Promise.all([getFeedback(), getSite()])
  const now = new Date()
  const title = feedback?.title || DEFAULT_TITLE
  const breadcrumbs = breadcrumbSchema([{ title, href: paths.feedback }])
  return (
    <>
      <JsonLd things={[breadcrumbs, ...(feedback ? [contactPageSchema(feedback)] : [])]} />
      <PageShell
        title={title}
        lead={feedback?.lead}
        bar={feedback && <EmergencyLine contacts={feedback.contacts} dutyPhone={settings.duty_phone} now={now} />}
      >
        <ChannelsList channels={feedback?.channels ?? []} dutyPhone={settings.duty_phone} />
      </PageShell>
      {feedback && <ContactsSection contacts={feedback.contacts} now={now} />}
    </>
  )
}
