import { toLexical } from '@/lib/content/seed/loaders/lexical'
import { parseHours } from '@/lib/content/seed/loaders/seed-hours'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadFeedback(seeding: Seeding): Promise<void> {
  await loadWindow(seeding)
  await loadReception(seeding)
  await loadDutyServices(seeding)
}

async function loadWindow({ city, writer }: Seeding): Promise<void> {
  if (!city.feedback) return
  const { hours, ...window } = city.feedback
  await writer.fillGlobal('feedback', { ...window, hours: parseHours(hours), _status: 'published' })
}

async function loadReception({ city, writer, files }: Seeding): Promise<void> {
  if (!city.reception) return
  const { booking, correspondence, hours, files: papers, ...reception } = city.reception
  await writer.fillGlobal('reception', {
    ...reception,
    booking: toLexical(booking),
    correspondence: toLexical(correspondence),
    hours: parseHours(hours),
    files: await files.place(papers),
    _status: 'published',
  })
}

async function loadDutyServices({ city, writer }: Seeding): Promise<void> {
  if (city.dutyPage) {
    const { advice, ...head } = city.dutyPage
    await writer.fillGlobal('duty-page', { ...head, advice: toLexical(advice), _status: 'published' })
  }
  for (const [index, { phones, hours: open, ...service }] of city.dutyServices.entries()) {
    await writer.create('duty-services', {
      ...service,
      phones: phones.map((text) => ({ text })),
      roundTheClock: !open,
      hours: open ? parseHours(open) : [],
      position: (index + 1) * 10,
      _status: 'published',
    })
  }
}
