import { claimHistory, type ClaimPast } from '@/lib/cms/seed/loaders/claim-history'
import { placeClaims } from '@/lib/cms/seed/loaders/claim-places'
import { demoClaimBranches, listDemoClaims, type ClaimPhoto, type SeedClaim } from '@/lib/cms/seed/content/claims'
import { photoWords } from '@/lib/cms/seed/content/claim-words'
import { socialControlAbout } from '@/lib/cms/seed/content/social-control'
import { drawBeforeAfter } from '@/lib/cms/seed/drawing/draw-before-after'
import { toLexical } from '@/lib/cms/seed/loaders/lexical'
import { runLimited } from '@/lib/cms/seed/loaders/run-limited'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'

/** Photos of telephones, not of the press office. */
const PHOTO_SIZE = 'width="960" height="600"'
const DRAWN_AT_ONCE = 3

interface Theme {
  id: number
  department: number
}

/** A year of social control: themes, messages with their history, the page about it. Organisations must be there. */
export async function loadClaims(seeding: Seeding): Promise<void> {
  const blocks = socialControlAbout.map((text) => ({ description: toLexical(text) }))
  await seeding.writer.fillGlobal('social-control', { blocks, _status: 'published' })
  const themes = await loadThemes(seeding)
  const claims = listDemoClaims()
  await drawPhotos(claims, seeding)
  const places = placeClaims(claims.length)
  const loaded = claims.flatMap((claim, index): Loaded[] => {
    const place = places[index]
    return place ? [{ claim, place, past: claimHistory(claim, index, seeding.clock) }] : []
  })
  for (const claim of loaded.toReversed()) await loadClaim(claim, themes, seeding)
}

async function loadThemes({ writer }: Seeding): Promise<ReadonlyMap<string, Theme>> {
  const themes = new Map<string, Theme>()
  for (const [order, { title, icon, covers, department, themes: children }] of demoClaimBranches.entries()) {
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

async function drawPhotos(claims: readonly SeedClaim[], seeding: Seeding): Promise<void> {
  const photos = new Map(
    claims.flatMap(({ photo }) => (photo ? [[`${photo.kind}-${photo.variant}`, photo] as const] : [])),
  )
  const wanted = [...photos.values()].flatMap((photo) => moments.map((moment) => ({ ...photo, moment })))
  await runLimited(wanted, DRAWN_AT_ONCE, (photo) => placePhoto(photo, seeding))
}

const moments = ['before', 'after'] as const

interface Photo extends ClaimPhoto {
  moment: (typeof moments)[number]
}

function placePhoto({ kind, variant, moment }: Photo, { pictures }: Seeding): Promise<number> {
  const draw = () => drawBeforeAfter(kind, 60 + variant)[moment].replace('width="1600" height="1000"', PHOTO_SIZE)
  return pictures.placeDrawing(
    `claim-${kind}-${variant}-${moment}`,
    photoWords[kind][moment === 'before' ? 0 : 1],
    draw,
  )
}

interface Loaded {
  claim: SeedClaim
  past: ClaimPast
  place: { address: string; x: number; y: number }
}

async function loadClaim(
  { claim, past, place }: Loaded,
  themes: ReadonlyMap<string, Theme>,
  seeding: Seeding,
): Promise<void> {
  const theme = themes.get(claim.theme)
  if (!theme) throw new Error(`Нет темы «${claim.theme}»`)
  const { writer } = seeding
  const { fields, events } = past
  const photo = (moment: Photo['moment']) => claim.photo && placePhoto({ ...claim.photo, moment }, seeding)
  const before = fields.publishedAt ? await photo('before') : undefined
  const id = await writer.create('claims', {
    ...fields,
    ...place,
    text: claim.text,
    reportText: fields.reportText && fields.reportText,
    category: theme.id,
    department: theme.department,
    photos: before === undefined ? [] : [before],
    reportImage: fields.code === '3' ? await photo('after') : undefined,
  })
  for (const event of events) await writer.create('claim-events', { ...event, claim: id })
}
