import type { Page } from 'playwright/test'
import { at } from '@/e2e/fixtures/portal'
import { POINT_SCALE } from '@/lib/domains/claims/rules'
import { listClaimPoints } from '@/lib/domains/claims/contract'
import type { ClaimPoints } from '@/lib/domains/claims/shapes'
import { geocode } from '@/lib/domains/geocode/contract'

/** The map shows a found address at this zoom. */
const ADDRESS_ZOOM = 16
/** This is wider than the radius within which markers form a cluster. */
const COLUMN_PX = 120
const ROW_PX = 80
/** Each column begins lower than the one before it, so that some markers always lie under the map's controls. */
const SHIFT_PX = 20
/** There are this many columns and rows on each side of the address. Below 2 000 points the page groups them without a worker. */
const AROUND = 18

const steps = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND)

/** Gives the map claims at known distances around an address instead of the city's own. */
export async function spreadClaims(page: Page, address: string): Promise<void> {
  const points = gridAround(await findPlace(address))
  await page.route(`**${listClaimPoints.path}*`, (route) => route.fulfill({ json: { points } }))
}

async function findPlace(address: string): Promise<{ longitude: number; latitude: number }> {
  const response = await fetch(at(`${geocode.path}?${new URLSearchParams({ text: address })}`))
  const { addresses } = (await response.json()) as { addresses: { longitude: number; latitude: number }[] }
  const [found] = addresses
  if (!found) throw new Error(`Адрес «${address}» не найден`)
  return found
}

function gridAround({ longitude, latitude }: { longitude: number; latitude: number }): ClaimPoints {
  const cells = steps.flatMap((column) => steps.map((row) => ({ column, row })))
  const perPixel = (360 / (256 * 2 ** ADDRESS_ZOOM)) * POINT_SCALE
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
