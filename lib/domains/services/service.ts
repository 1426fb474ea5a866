import { buildPage } from '@/lib/contract/page'
import type { Term } from '@/lib/contract/shapes'
import {
  type ServiceCard,
  type ServiceCatalog,
  type ServiceFilter,
  type ServiceItem,
  SERVICES_PER_PAGE,
} from '@/lib/domains/services/contract'
import {
  findServiceQuestions,
  findServices,
  findServicesAbout,
  findServiceTerms,
  findSituationSteps,
  type ServiceRow,
} from '@/lib/domains/services/repository'
import { toHours } from '@/lib/platform/calendar/hours'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { findPublished, requirePage } from '@/lib/platform/payload/find-pages'
import type { Service } from '@/lib/platform/payload/payload-types'
import { toPopulatedTerm, toSeo } from '@/lib/platform/payload/to-shapes'
import { toDocuments } from '@/lib/platform/pictures/media'

const POPULAR = 8
const RELATED = 4

export async function listServices({ page, ...filter }: ServiceFilter): Promise<ServiceCatalog> {
  const perPage = SERVICES_PER_PAGE
  const [{ found, total }, popular, terms, steps] = await Promise.all([
    findServices(filter, perPage, (page - 1) * perPage),
    findServices({ popularOnly: true }, POPULAR),
    findServiceTerms(),
    filter.life_situation ? findSituationSteps(filter.life_situation) : [],
  ])
  return {
    services: buildPage(found.map(toServiceCard), { total, perPage, page, path: '/api/services', filter }),
    audiences: terms.filter(({ list }) => list === 'audience'),
    topics: terms.filter(({ list }) => list === 'topic'),
    life_situations: terms.filter(({ list }) => list === 'situation'),
    popular: popular.found.map(toServiceCard),
    steps,
  }
}

export async function findServicesByIds(ids: number[]): Promise<ServiceCard[]> {
  const { found } = await findServices(ids.length > 0 ? { ids } : { popularOnly: true }, ids.length || POPULAR)
  return found.map(toServiceCard).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export async function getService(id: number, draft: boolean): Promise<ServiceItem> {
  const service = await requirePage('services', id, { draft })
  const topic = toPopulatedTerm(service.topic)
  const [questions, related] = await Promise.all([
    findServiceQuestions(id),
    topic ? findServices({ topic: topic.id, exceptId: id }, RELATED) : { found: [] },
  ])
  return {
    ...cardOfItem(service, topic),
    ...toTexts(service),
    authority: service.authority ?? null,
    ways: (service.ways ?? []).map(({ kind, text, url }) => ({ kind, text, url: url || null })),
    forms: toDocuments(service.forms),
    regulation: toRegulation(service),
    faq: questions.map(({ id: number, question, answer }) => ({ id: number, question, answer: toHtml(answer) })),
    related: related.found.map(toServiceCard),
    updated_at: service.updatedAt,
    seo: toSeo(service.seo),
  }
}

export async function listServiceCenters() {
  const centers = await findPublished('service-centers', { sort: 'id' })
  return {
    service_centers: centers.map(({ id, title, address, latitude, longitude, phones, email, hours, note }) => ({
      id,
      title,
      address,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      phones: (phones ?? []).map(({ text }) => text),
      email: email ?? null,
      hours: toHours(hours),
      note: note ?? null,
    })),
  }
}

export async function listServiceReports() {
  const reports = await findPublished('service-reports', { sort: ['-year', 'title'], depth: 1 })
  return {
    reports: reports.map(({ id, title, kind, year, files }) => ({
      id,
      title,
      kind,
      year,
      join_documents: toDocuments(files),
    })),
  }
}

export async function getServicesAbout(draft: boolean) {
  const { title, body, files, seo } = await findServicesAbout(draft)
  return {
    about: {
      title: title ?? '',
      body: toHtml(body),
      join_documents: toDocuments(files),
      seo: toSeo(seo),
    },
  }
}

function toServiceCard(row: ServiceRow): ServiceCard {
  return { ...row, summary: row.summary ?? '', term: row.term ?? '', fee: row.fee ?? '' }
}

function cardOfItem(service: Service, topic: Term | null): ServiceCard {
  return {
    id: service.id,
    title: service.title,
    summary: service.summary ?? '',
    topic,
    audiences: (service.audiences ?? []).flatMap((term) => toPopulatedTerm(term) ?? []),
    life_situations: (service.lifeSituations ?? []).flatMap((term) => toPopulatedTerm(term) ?? []),
    term: service.term ?? '',
    fee: service.fee ?? '',
    is_online: (service.ways ?? []).some(({ kind }) => kind === 'online'),
    is_popular: service.popular ?? false,
  }
}

function toTexts(service: Service) {
  return {
    applicants: toHtml(service.applicants),
    result: toHtml(service.result),
    own_documents: toHtml(service.ownDocuments),
    interagency_documents: toHtml(service.interagencyDocuments),
    refusal_grounds: toHtml(service.refusalGrounds),
    complaint: toHtml(service.complaint),
  }
}

function toRegulation({ regulation }: Service): ServiceItem['regulation'] {
  if (!regulation || typeof regulation === 'number' || regulation._status !== 'published') return null
  return { id: regulation.id, title: regulation.title, number: regulation.number ?? null }
}
