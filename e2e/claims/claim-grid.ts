import type { Page } from 'playwright/test'
import { at } from '@/e2e/fixtures/portal'
import { POINT_SCALE } from '@/lib/domains/claims/rules'
import { listClaimPoints, listClaims } from '@/lib/domains/claims/contract'
import type { ClaimPoints } from '@/lib/domains/claims/shapes'

/** The map shows a claim at this zoom. */
const CLAIM_ZOOM = 16
/** This is wider than the radius within which markers form a cluster. */
const COLUMN_PX = 120
const ROW_PX = 80
/** Each column begins lower than the one before it, so that some markers always lie under the map's controls. */
const SHIFT_PX = 20
/** There are this many columns and rows on each side of the claim. Below 2 000 points the page groups them without a worker. */
const AROUND = 18

const steps = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND)

/** Gives the map claims at known distances around a real one instead of the city's own; returns the real one's number. */
export async function spreadClaims(page: Page): Promise<number> {
  const { claims } = listClaims.answer.parse(await (await fetch(at(listClaims.path))).json())
  const [claim] = claims.data
  if (!claim) throw new Error('Заявок нет')
  const points = gridAround({ longitude: claim.x, latitude: claim.y })
  await page.route(`**${listClaimPoints.path}*`, (route) => route.fulfill({ json: { points } }))
  return claim.id
}

function gridAround({ longitude, latitude }: { longitude: number; latitude: number }): ClaimPoints {
  const cells = steps.flatMap((column) => steps.map((row) => ({ column, row })))
  const perPixel = (360 / (256 * 2 ** CLAIM_ZOOM)) * POINT_SCALE
  const perPixelDown = perPixel * Math.cos((latitude * Math.PI) / 180)
  return {
    origin: { x: Math.round(longitude * POINT_SCALE), y: Math.round(latitude * POINT_SCALE) },
    id: cells.map((_, index) => index + 1),
    x: cells.map(({ column }) => Math.round(column * COLUMN_PX * perPixel)),
    y: cells.map(({ column, row }) => Math.round((column * SHIFT_PX + row * ROW_PX) * -perPixelDown)),
    code: cells.map(() => 1),
    category: cells.map(() => 1),
  }
}
