import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { isResultShort } from '@/components/features/services/service-facts'
import { FileList } from '@/components/ui/file/file-list'
import { RichText } from '@/components/ui/text/rich-text'
import { paths } from '@/lib/config/paths'
import { type ServiceItem, applicationMethods } from '@/lib/domains/services/contract'
import { typeset } from '@/lib/text/typography'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { ForeignMark, Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

export interface ServiceSection {
  id: string
  title: string
  content: ReactNode
  /** Read by few: folded on phones. */
  isFolded?: true
}

/** Returns the sections required by 210-ФЗ, in the order in which residents ask; empty ones are left out. */
export function buildSections(service: ServiceItem): ServiceSection[] {
  const { forms, ways, regulation } = service
  const sections = [
    text('applicants', 'Кто может получить', service.applicants),
    text('result', 'Что получится в итоге', isResultShort(service) ? '' : service.result),
    text('documents', 'Какие документы нужны', service.own_documents),
    fold(text('interagency', 'Что запросим сами', service.interagency_documents, INTERAGENCY)),
    ways.length > 0 && { id: 'ways', title: 'Как подать заявление', content: <ServiceWays ways={ways} /> },
    forms.length > 0 && { id: 'forms', title: 'Бланки', content: <FileList files={forms} label="Бланки" /> },
    fold(text('refusal', 'Когда могут отказать', service.refusal_grounds)),
    fold(text('complaint', 'Как обжаловать', service.complaint)),
    regulation && fold({ id: 'regulation', title: 'Регламент', content: <Regulation regulation={regulation} /> }),
  ]
  return sections.filter((section) => Boolean(section)) as ServiceSection[]
}

const INTERAGENCY = 'Эти сведения ведомства передают друг другу. Приносить их не нужно, но можно, если так быстрее.'

function text(id: string, title: string, html: string, hint?: string): ServiceSection | null {
  if (!html) return null
  const content = (
    <>
      {hint && <p className="mb-4 max-w-measure text-ink-soft">{typeset(hint)}</p>}
      <RichText html={html} />
    </>
  )
  return { id, title, content }
}

function fold(section: ServiceSection | null): ServiceSection | null {
  return section && { ...section, isFolded: true }
}

function Regulation({ regulation }: { regulation: NonNullable<ServiceItem['regulation']> }) {
  const { id, title, number } = regulation
  return (
    <p className="max-w-measure text-lg">
      <Link href={paths.document(id)} className="link">
        {title}
      </Link>
      {number && <span className="tabular text-ink-soft">{`, №\u00A0${number}`}</span>}
    </p>
  )
}

type Way = ServiceItem['ways'][number]

const icons: Record<Way['kind'], IconName> = {
  office: 'landmark',
  center: 'building-complex',
  post: 'mail',
  online: 'monitor-check',
}

function ServiceWays({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ways.map((way, index) => {
        const icon = icons[way.kind]
        return (
          <li key={index} className="flex gap-4 py-4 sm:py-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint text-brand-strong">
              <Icon name={icon} className="size-5.5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg leading-6.5 font-semibold">{applicationMethods[way.kind]}</h3>
              {way.text && (
                <p className="mt-1 max-w-measure">
                  <TextWithContacts text={way.text} />
                </p>
              )}
              <NextStep way={way} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function NextStep({ way: { kind, url } }: { way: Way }) {
  if (url)
    return (
      <a href={url} rel="noopener" className="link target mt-2 inline-flex items-center print:hidden">
        {kind === 'online' ? 'Подать онлайн' : 'Подробнее'}
        <ForeignMark href={url} />
      </a>
    )
  if (kind !== 'center') return null
  return (
    <Link href={paths.serviceCenters} className="link target mt-2 inline-block print:hidden">
      Адреса и часы работы
    </Link>
  )
}
