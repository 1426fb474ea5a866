import type { Seo } from '@/lib/contract/shapes'
import {
  dutyKinds,
  type DutyService,
  type DutyServices,
  type Feedback,
  type ReceivingGroup,
  receivingGroups,
  type ReceivingOfficial,
  type Reception,
  type ReceptionFilter,
} from '@/lib/domains/feedback/contract'
import {
  findDutyServices,
  findFeedback,
  findMatching,
  findReceiving,
  findReception,
} from '@/lib/domains/feedback/repository'
import { toHours, toReceptionHours } from '@/lib/platform/calendar/hours'
import { nextReceptions } from '@/lib/platform/calendar/working-days'
import { toHtml } from '@/lib/platform/documents/rich-text'
import type { DutyService as StoredService, Mayor, Minister, Organization } from '@/lib/platform/payload/payload-types'
import { toPlace, toSeo, toTexts } from '@/lib/platform/payload/to-shapes'
import { toDocuments, toImage } from '@/lib/platform/pictures/media'
import { type ReceptionHours, takesBookings } from '@/lib/time/reception-times'
import { fullName } from '@/lib/text/person-name'

export async function getFeedback(draft: boolean): Promise<{ feedback: Feedback }> {
  const { page, settings } = await findFeedback(draft)
  return {
    feedback: {
      ...toHead(page),
      channels: (page.channels ?? []).map(({ kind, title, purpose, term, answeredBy }) => ({
        kind,
        title,
        purpose,
        term,
        answered_by: answeredBy,
      })),
      contacts: {
        administration: settings.administration ?? '',
        ...toPlace(settings),
        phones: toTexts(settings.phones),
        email: settings.email ?? null,
        hours: toHours(page.hours),
        directions: page.directions || null,
        desks: (page.desks ?? []).map(({ title, room, phone, email }) => ({
          title,
          room: room || null,
          phone: phone || null,
          email: email || null,
        })),
        requisites: (page.requisites ?? []).map(({ term, value }) => ({ term, value })),
      },
    },
  }
}

export async function getReception(draft: boolean, { text }: ReceptionFilter): Promise<{ reception: Reception }> {
  const [page, { mayor, officials }] = await Promise.all([findReception(draft), findReceiving()])
  const all = [...toMayor(mayor), ...officials.map(toOfficial)].sort((one, other) => rank(one) - rank(other))
  return {
    reception: {
      ...toHead(page),
      officials: await withNext(text ? await onlyMatching(all, text) : all, page.bookingPhone || null),
      booking: toHtml(page.booking),
      booking_phone: page.bookingPhone || null,
      correspondence: toHtml(page.correspondence),
      address: page.address ?? '',
      email: page.email ?? null,
      hours: toHours(page.hours),
      join_documents: toDocuments(page.files),
    },
  }
}

export async function findBookingPhone(hours: readonly ReceptionHours[], own: string | null): Promise<string | null> {
  return takesBookings(hours) ? ((await findReception(false)).bookingPhone ?? own) : own
}

export async function listDutyServices(draft: boolean, previewedId?: number): Promise<DutyServices> {
  const { page, services } = await findDutyServices(draft, previewedId)
  const place = ({ kind }: DutyService) => dutyKinds.indexOf(kind)
  return {
    duty_page: { ...toHead(page), advice: toHtml(page.advice) },
    duty_services: services.map(toDutyService).sort((one, other) => place(one) - place(other)),
  }
}

interface StoredHead {
  title?: string | null
  lead?: string | null
  seo?: { title?: string | null; description?: string | null }
}

function toHead({ title, lead, seo }: StoredHead): { title: string; lead: string; seo: Seo } {
  return {
    title: title ?? '',
    lead: lead ?? '',
    seo: toSeo(seo),
  }
}

type Receiving = Omit<ReceivingOfficial, 'next_reception'> & { organization: string | null }

function rank({ group }: Receiving): number {
  return receivingGroups.indexOf(group)
}

async function onlyMatching(receiving: readonly Receiving[], text: string): Promise<Receiving[]> {
  const people = receiving.map(({ full_name: name, post, area, organization }) => ({
    name,
    details: [post, organization, area].filter(Boolean).join(' '),
  }))
  const places = new Set(await findMatching(people, text))
  return receiving.filter((_, place) => places.has(place))
}

async function withNext(receiving: readonly Receiving[], desk: string | null): Promise<ReceivingOfficial[]> {
  const next = await nextReceptions(receiving.map(({ hours }) => hours))
  return receiving.map(({ organization: _organization, ...official }, index) => ({
    ...official,
    phone: takesBookings(official.hours) ? (desk ?? official.phone) : official.phone,
    next_reception: next[index] ?? null,
  }))
}

function toMayor(mayor: Mayor): Receiving[] {
  const { reception, receptionNote, phone, headImage } = mayor
  if (!mayor.surname || !(reception?.length || receptionNote)) return []
  return [
    {
      id: null,
      full_name: fullName(mayor),
      post: 'Глава города',
      group: 'leadership',
      organization: null,
      area: null,
      head_img: toImage(headImage),
      hours: toReceptionHours(reception),
      note: receptionNote || null,
      phone: phone || null,
    },
  ]
}

function toOfficial(official: Minister): Receiving {
  const { id, post, area, photo, reception, receptionNote, phone } = official
  const organization = typeof official.organization === 'object' ? official.organization : null
  return {
    id,
    full_name: fullName(official),
    post,
    group: toGroup(organization),
    organization: organization?.title ?? null,
    area: area || null,
    head_img: toImage(photo),
    hours: toReceptionHours(reception),
    note: receptionNote || null,
    phone: phone || null,
  }
}

function toGroup(organization: Pick<Organization, 'kind' | 'ledByMayor'> | null): ReceivingGroup {
  if (organization?.ledByMayor) return 'leadership'
  const kind = organization?.kind
  return kind === 'authority' || kind === 'department' ? kind : 'institution'
}

function toDutyService(service: StoredService): DutyService {
  const { id, kind, title, organization, phones, purpose, zone, roundTheClock, hours, address, note } = service
  return {
    id,
    kind,
    title,
    organization: organization || null,
    phones: toTexts(phones),
    purpose,
    zone: zone || null,
    is_round_the_clock: roundTheClock ?? false,
    hours: roundTheClock ? [] : toHours(hours),
    address: address || null,
    note: note || null,
  }
}
