import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { claimHistory, type ClaimPast } from '@/lib/content/seed/loaders/claim-history'
import { placeClaims } from '@/lib/content/seed/loaders/claim-places'
import { inSeason, listDemoClaims, type SeedClaim } from '@/lib/content/seed/content/claims'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { claimPhoto, type CityPicture, type Moment } from '@/lib/content/seed/pictures/city-picture'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { claimCodes } from '@/lib/domains/claims/states'

interface Theme {
  id: number
  department: number
}

export async function loadClaims(seeding: Seeding): Promise<void> {
  const themes = await findThemes(seeding)
  const claims = listDemoClaims(seeding.city.claimBranches)
  const places = placeClaims(claims)
  const loaded = claims.flatMap((claim, index): Loaded[] => {
    const place = places[index]
    return place ? [{ claim, place, past: claimHistory(claim, index, seeding.clock) }] : []
  })
  const events: object[] = []
  const countClaim = seeding.progress.begin('заявки', loaded.length)
  for (const claim of loaded.toSorted(byMoment)) {
    events.push(...(await loadClaim(claim, themes, seeding)))
    countClaim()
  }
  await seeding.writer.insert('claim_events', events)
  await seeding.writer.run(sql`
    UPDATE claim_events e SET public_text = coalesce(o.short_title, o.title)
    FROM claims c JOIN organizations o ON o.id = c.department_id
    WHERE c.id = e.claim_id AND e.title = ${claimWorkflow.getLabel('take')}`)
  await seeding.writer.run(sql`
    UPDATE claims c SET updated_at = greatest(c.created_at, last.moment)
    FROM (SELECT claim_id, max(created_at) AS moment FROM claim_events GROUP BY 1) last WHERE last.claim_id = c.id`)
}

async function findThemes({ city, writer }: Seeding): Promise<ReadonlyMap<string, Theme>> {
  const themes = new Map<string, Theme>()
  for (const { department, themes: children } of city.claimBranches) {
    for (const { title, department: own = department } of children) {
      const id = await writer.find('claim-categories', title)
      themes.set(title, { id, department: await writer.find('organizations', own) })
    }
  }
  return themes
}

interface Loaded {
  claim: SeedClaim
  past: ClaimPast
  place: { address: string; x: number; y: number }
}

/** Numbers follow the order of arrival. */
function byMoment(one: Loaded, other: Loaded): number {
  return one.past.fields.createdAt.localeCompare(other.past.fields.createdAt)
}

/** Returns its history, written later with all others. */
async function loadClaim(
  { claim, past, place }: Loaded,
  themes: ReadonlyMap<string, Theme>,
  seeding: Seeding,
): Promise<object[]> {
  const theme = themes.get(claim.theme)
  if (!theme) throw new Error(`Нет темы «${claim.theme}»`)
  const { writer, pictures } = seeding
  const { fields, events } = past
  const drawn = claim.photo && inSeason(claim.photo, new Date(fields.createdAt).getUTCMonth() + 1)
  const photo = (moment: Moment) => drawn && pictures.place(claimPhoto(drawn, moment))
  const before = fields.publishedAt ? photo('before') : undefined
  const sent = drawn && !fields.publishedAt ? await sendPhoto(claimPhoto(drawn, 'before'), seeding) : undefined
  const id = await writer.create('claims', {
    ...fields,
    ...place,
    text: claim.text,
    category: theme.id,
    department: theme.department,
    photos: before === undefined ? [] : [before],
    sentPhotos: sent === undefined ? [] : [sent],
    reportImage: Number(fields.code) === claimCodes.solved ? photo('after') : undefined,
  })
  return events.map((event) => ({ ...event, claimId: id }))
}

/** Stores a photo as its author sent it: only the staff sees it. */
async function sendPhoto({ file }: CityPicture, { writer, folder }: Seeding): Promise<number> {
  const data = await readFile(path.join(folder, 'pictures', file))
  const upload = { data, name: file, mimetype: 'image/webp', size: data.length }
  return writer.create('private-files', { originName: `снимок${path.extname(file)}`, purpose: 'claim' }, upload)
}
