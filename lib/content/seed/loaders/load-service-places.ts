import { toLexical } from '@/lib/content/seed/loaders/lexical'
import { parseHours } from '@/lib/content/seed/loaders/seed-hours'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadServiceCenters({ city, writer, findPlace }: Seeding): Promise<void> {
  for (const { hours, phones, ...center } of city.serviceCenters) {
    await writer.create('service-centers', {
      ...center,
      ...findPlace(center),
      phones: phones.map((text) => ({ text })),
      hours: parseHours(hours),
      _status: 'published',
    })
  }
}

export async function loadServiceReports({ city, writer, files }: Seeding): Promise<void> {
  for (const { kind, year, title, files: written } of city.serviceReports) {
    await writer.create('service-reports', {
      kind,
      year,
      title,
      files: await files.place(written),
      _status: 'published',
    })
  }
}

export async function loadServicesAbout({ city, writer }: Seeding): Promise<void> {
  if (!city.servicesAbout) return
  await writer.fillGlobal('services-about', {
    title: 'О муниципальных услугах',
    body: toLexical(city.servicesAbout.body),
    _status: 'published',
  })
}

export async function loadUsefulLinks({ city, writer }: Seeding): Promise<void> {
  const links = city.usefulLinks.flatMap((group) => group.links.map((link) => ({ ...link, type: group.type })))
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
