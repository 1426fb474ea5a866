import type { Page } from 'playwright/test'
import { at } from '@/e2e/kit/portal'
import { POINT_SCALE } from '@/lib/domains/claims/states'
import { listClaimPoints, type ClaimPoints } from '@/lib/domains/claims/contract'
import { geocode } from '@/lib/domains/geocode/contract'

/** The zoom at which the map shows an address that was looked for. */
const HOUSE_ZOOM = 16
/** Wider than the radius within which markers become one. */
const COLUMN_PX = 120
const ROW_PX = 80
/** Each column begins lower than the one before it: wherever the map stands, some markers lie under what stands over it. */
const SHIFT_PX = 20
/** Columns and rows on each side of the address; fewer than 2 000 points are grouped at once, in the page itself. */
const AROUND = 18

const steps = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND)

/** The map of claims gets claims at known distances around an address instead of those that the city has at this moment. */
export async function spreadClaims(page: Page, address: string): Promise<void> {
  const points = gridAround(await placeOf(address))
  await page.route(`**${listClaimPoints.path}*`, (route) => route.fulfill({ json: { points } }))
}

async function placeOf(address: string): Promise<{ longitude: number; latitude: number }> {
  const answer = await fetch(at(`${geocode.path}?${new URLSearchParams({ text: address })}`))
  const { addresses } = (await answer.json()) as { addresses: { longitude: number; latitude: number }[] }
  const [found] = addresses
  if (!found) throw new Error(`Адрес «${address}» не найден`)
  return found
}

function gridAround({ longitude, latitude }: { longitude: number; latitude: number }): ClaimPoints {
  const cells = steps.flatMap((column) => steps.map((row) => ({ column, row })))
  const perPixel = (360 / (256 * 2 ** HOUSE_ZOOM)) * POINT_SCALE
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
