import { claimHistory, type ClaimPast } from '@/lib/package/seed/loaders/claim-history'
import { placeClaims } from '@/lib/package/seed/loaders/claim-places'
import { listDemoClaims, type SeedClaim } from '@/lib/package/seed/content/claims'
import { socialControlAbout } from '@/lib/package/seed/content/social-control'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'
import { claimPhoto, type Moment } from '@/lib/package/seed/pictures/city-picture'

interface Theme {
  id: number
  department: number
}

/** A year of social control: themes, messages with their history, the page about it. Organisations must be there. */
export async function loadClaims(seeding: Seeding): Promise<void> {
  const blocks = socialControlAbout.map((text) => ({ description: toLexical(text) }))
  await seeding.writer.fillGlobal('social-control', { blocks, _status: 'published' })
  const themes = await loadThemes(seeding)
  const claims = listDemoClaims(seeding.city.claimBranches)
  const places = placeClaims(claims.length)
  const loaded = claims.flatMap((claim, index): Loaded[] => {
    const place = places[index]
    return place ? [{ claim, place, past: claimHistory(claim, index, seeding.clock) }] : []
  })
  const events: object[] = []
  for (const claim of loaded.toReversed()) events.push(...(await loadClaim(claim, themes, seeding)))
  await seeding.writer.insert('claim_events', events)
}

async function loadThemes({ city, writer }: Seeding): Promise<ReadonlyMap<string, Theme>> {
  const themes = new Map<string, Theme>()
  for (const [order, { title, icon, covers, department, themes: children }] of city.claimBranches.entries()) {
    const responsible = await writer.find('organizations', department)
    const position = (order + 1) * 100
    const term = Math.max(...children.map(({ termDays }) => termDays))
    const base = { title, icon, covers, department: responsible, termDays: term, position }
    const parent = await writer.create('claim-categories', base)
    for (const [place, theme] of children.entries()) {
      const own = theme.department ? await writer.find('organizations', theme.department) : responsible
      const { title: name, termDays } = theme
      const data = { title: name, parent, covers: theme.covers, department: own, termDays }
      const id = await writer.create('claim-categories', { ...data, position: position + place + 1 })
      themes.set(name, { id, department: own })
    }
  }
  return themes
}

interface Loaded {
  claim: SeedClaim
  past: ClaimPast
  place: { address: string; x: number; y: number }
}

/** The answer is its history, whose rows are written with those of all. */
async function loadClaim(
  { claim, past, place }: Loaded,
  themes: ReadonlyMap<string, Theme>,
  seeding: Seeding,
): Promise<object[]> {
  const theme = themes.get(claim.theme)
  if (!theme) throw new Error(`Нет темы «${claim.theme}»`)
  const { writer, pictures } = seeding
  const { fields, events } = past
  const photo = (moment: Moment) => claim.photo && pictures.place(claimPhoto(claim.photo, moment))
  const before = fields.publishedAt ? photo('before') : undefined
  const id = await writer.create('claims', {
    ...fields,
    ...place,
    text: claim.text,
    reportText: fields.reportText && fields.reportText,
    category: theme.id,
    department: theme.department,
    photos: before === undefined ? [] : [before],
    reportImage: fields.code === '3' ? photo('after') : undefined,
  })
  return events.map((event) => ({ ...event, claimId: id }))
}
