import type { SeedOrganization } from '@/lib/content/read/shapes/government-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import { parseHours, receptionRows } from '@/lib/content/seed/loaders/seed-hours'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

type Ids = ReadonlyMap<string, number>

export async function loadGovernment(seeding: Seeding): Promise<void> {
  const organizations = await loadOrganizations(seeding)
  const officials = await loadOfficials(organizations, seeding)
  for (const { name, organization, isDeputy } of seeding.city.officials) {
    if (isDeputy) continue
    await seeding.writer.update('organizations', getId(organizations, organization), { head: getId(officials, name) })
  }
  for (const { title, curator } of seeding.city.organizations) {
    if (!curator) continue
    await seeding.writer.update('organizations', getId(organizations, title), { curator: getId(officials, curator) })
  }
}

async function loadOrganizations(seeding: Seeding): Promise<Ids> {
  const spheres = new Dictionary(seeding.writer, 'organization-spheres')
  const { dictionaries, organizations } = seeding.city
  await spheres.fill([...(dictionaries?.organizationSpheres ?? []), ...organizations.map(({ sphere }) => sphere)])
  const ids = new Map<string, number>()
  for (const [index, organization] of organizations.entries()) {
    const id = await seeding.writer.create('organizations', {
      ...(await buildContent(organization, seeding)),
      sphere: spheres.id(organization.sphere),
      parent: organization.parent ? getId(ids, organization.parent) : undefined,
      position: (index + 1) * 10,
    })
    ids.set(organization.title, id)
  }
  return ids
}

async function buildContent(organization: SeedOrganization, { writer, pictures, findPlace }: Seeding) {
  const { title, short, kind, summary, powers, phones, email, site, hours, hoursNote } = organization
  const { newsTag, documents = [], picture, ledByMayor } = organization
  return {
    title,
    shortTitle: short,
    kind,
    summary,
    powers: toLexical(powers),
    headImage: picture && pictures.place(picture),
    ...findPlace(organization),
    phones: phones.map((text) => ({ text })),
    email,
    site,
    hours: hours ? parseHours(hours) : [],
    hoursNote: hoursNote && hoursNote,
    documents: await Promise.all(documents.map((act) => writer.find('documents', act))),
    newsTag,
    ledByMayor: ledByMayor ?? false,
    _status: 'published' as const,
  }
}

async function loadOfficials(organizations: Ids, { city, writer, pictures }: Seeding): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [index, official] of city.officials.entries()) {
    const [surname = '', name = '', patronymic] = official.name.split(' ')
    const id = await writer.create('ministers', {
      surname,
      name,
      patronymic,
      post: official.post,
      organization: getId(organizations, official.organization),
      photo: pictures.place(official.photo),
      biography: toLexical(official.biography),
      area: official.area,
      reception: receptionRows(official.reception),
      receptionNote: official.receptionNote && official.receptionNote,
      phone: official.phone,
      email: official.email,
      position: (index + 1) * 10,
      _status: 'published',
    })
    ids.set(official.name, id)
  }
  return ids
}

function getId(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Нет «${name}», на которого ссылаются`)
  return id
}
