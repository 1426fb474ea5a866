import type { SeedServiceCenter, SeedServiceReport, SeedUsefulLink } from '@/lib/package/seed/content/shapes'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import { hoursOf } from '@/lib/package/seed/loaders/seed-hours'
import type { SeedData } from '@/lib/package/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'

export async function loadServiceCenters(centers: readonly SeedServiceCenter[], { writer }: Seeding): Promise<void> {
  for (const { hours, phones, ...center } of centers) {
    await writer.create('service-centers', {
      ...center,
      phones: phones.map((text) => ({ text })),
      hours: hoursOf(hours),
      _status: 'published',
    })
  }
}

export async function loadServiceReports(
  reports: readonly SeedServiceReport[],
  { writer, files }: Seeding,
): Promise<void> {
  for (const { kind, year, title, files: written } of reports) {
    await writer.create('service-reports', {
      kind,
      year,
      title,
      files: await files.place(written),
      _status: 'published',
    })
  }
}

export async function loadServicesAbout(text: MarkedText, { writer }: Seeding): Promise<void> {
  await writer.fillGlobal('services-about', {
    title: 'О муниципальных услугах',
    body: toLexical(text),
    _status: 'published',
  })
}

export async function loadUsefulLinks(links: readonly SeedUsefulLink[], { writer }: Seeding): Promise<void> {
  for (const [index, { type, title, url }] of links.entries()) {
    const position = (index + 1) * 10
    await writer.create('useful-links', {
      title,
      url,
      type: String(type) as SeedData<'useful-links'>['type'],
      position,
      _status: 'published',
    })
  }
}
