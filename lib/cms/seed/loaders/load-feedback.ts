import { demoDutyPage, demoDutyServices } from '@/lib/cms/seed/content/duty-services'
import {
  administrationHours,
  demoChannels,
  demoDesks,
  demoDirections,
  demoRequisites,
  feedbackLead,
  feedbackTitle,
} from '@/lib/cms/seed/content/feedback'
import type { SeedDay } from '@/lib/cms/seed/content/feedback-shapes'
import {
  booking,
  bookingPhone,
  correspondence,
  correspondenceHours,
  postAddress,
  postEmail,
  receptionFiles,
  receptionLead,
  receptionTitle,
} from '@/lib/cms/seed/content/reception'
import { toLexical } from '@/lib/cms/seed/loaders/lexical'
import type { SeedData } from '@/lib/cms/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'

type Hours = NonNullable<SeedData<'duty-services'>['hours']>

/** The single window, the reception and the duty services. */
export async function loadFeedback(seeding: Seeding): Promise<void> {
  const { writer, files } = seeding
  await writer.fillGlobal('feedback', {
    title: feedbackTitle,
    lead: feedbackLead,
    channels: demoChannels,
    hours: storedHours(administrationHours),
    directions: demoDirections,
    desks: demoDesks,
    requisites: demoRequisites,
    _status: 'published',
  })
  await writer.fillGlobal('reception', {
    title: receptionTitle,
    lead: receptionLead,
    booking: toLexical(booking),
    bookingPhone,
    correspondence: toLexical(correspondence),
    address: postAddress,
    email: postEmail,
    hours: storedHours(correspondenceHours),
    files: await files.place(receptionFiles),
    _status: 'published',
  })
  await loadDutyServices(seeding)
}

async function loadDutyServices({ writer }: Seeding): Promise<void> {
  const { advice, ...head } = demoDutyPage
  await writer.fillGlobal('duty-page', { ...head, advice: toLexical(advice), _status: 'published' })
  for (const [index, { phones, hours, ...service }] of demoDutyServices.entries()) {
    await writer.create('duty-services', {
      ...service,
      phones: phones.map((text) => ({ text })),
      roundTheClock: !hours,
      hours: storedHours(hours ?? []),
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}

function storedHours(days: readonly SeedDay[]): Hours {
  return days.map(({ weekday, ...day }) => ({ weekday: String(weekday) as Hours[number]['weekday'], ...day }))
}
