import { fact } from '@/lib/package/demo-city'
import { demoDutyPage, demoDutyServices } from '@/lib/package/seed/content/duty-services'
import {
  demoChannels,
  demoDesks,
  demoDirections,
  demoRequisites,
  feedbackLead,
  feedbackTitle,
} from '@/lib/package/seed/content/feedback'
import {
  booking,
  bookingPhone,
  correspondence,
  postAddress,
  postEmail,
  receptionFiles,
  receptionLead,
  receptionTitle,
} from '@/lib/package/seed/content/reception'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import { hoursOf } from '@/lib/package/seed/loaders/seed-hours'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'

/** The single window, the reception and the duty services. */
export async function loadFeedback(seeding: Seeding): Promise<void> {
  const { writer, files } = seeding
  await writer.fillGlobal('feedback', {
    title: feedbackTitle,
    lead: feedbackLead,
    channels: demoChannels,
    hours: hoursOf(fact('hours.administration')),
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
    hours: hoursOf(fact('hours.administration')),
    files: await files.place(receptionFiles),
    _status: 'published',
  })
  await loadDutyServices(seeding)
}

async function loadDutyServices({ writer }: Seeding): Promise<void> {
  const { advice, ...head } = demoDutyPage
  await writer.fillGlobal('duty-page', { ...head, advice: toLexical(advice), _status: 'published' })
  for (const [index, { phones, hours: open, ...service }] of demoDutyServices.entries()) {
    await writer.create('duty-services', {
      ...service,
      phones: phones.map((text) => ({ text })),
      roundTheClock: !open,
      hours: open ? hoursOf(open) : [],
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}
